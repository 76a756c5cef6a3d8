/** Prints which tests prove which line of the specification, as a Markdown table. */
import path from 'node:path'

import { runnerImport } from 'vite'

const ROOT = path.join(import.meta.dirname, '..')

/** @type {{ module: typeof import('../tests/support/spec-coverage.ts') }} */
const { module: coverage } = await runnerImport(path.join(ROOT, 'tests/support/spec-coverage.ts'))
/** @type {{ module: typeof import('../tests/support/spec-ids.ts') }} */
const { module: spec } = await runnerImport(path.join(ROOT, 'tests/support/spec-ids.ts'))
const lines = spec.specLines(ROOT)

console.log('| id | what | proved by |')
console.log('| --- | --- | --- |')

for (const [id, proofs] of coverage.specCoverage(ROOT)) {
  const tests = proofs.map(({ file, title }) => `\`${file}\` ${withoutIds(title)}`)
  console.log(`| ${id} | ${lines.get(id)} | ${tests.join('<br>').replaceAll('|', '\\|')} |`)
}

/** @param {string} title */
function withoutIds(title) {
  return title.slice(title.indexOf(']') + 1).trim()
}
