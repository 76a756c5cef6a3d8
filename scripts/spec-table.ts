import { specCoverage, specLines } from '../tests/support/spec-coverage.ts'

/** Prints which tests prove which line of the specification, as a Markdown table. */
export function main() {
  const root = process.cwd()
  const lines = specLines(root)

  console.log('| id | what | proved by |\n| --- | --- | --- |')
  for (const [id, proofs] of specCoverage(root)) {
    const tests = proofs.map(({ file, title }) => `\`${file}\` ${title.replace(/^.*?\] */, '')}`)
    console.log(`| ${id} | ${lines.get(id)} | ${tests.join('<br>').replaceAll('|', '\\|')} |`)
  }
}
