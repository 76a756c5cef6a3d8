/** Prints which tests prove which line of the specification, as a Markdown table. */
import path from 'node:path'

import { runnerImport } from 'vite'

const ROOT = path.join(import.meta.dirname, '..')

/** @type {{ module: typeof import('../tests/support/spec-coverage.ts') }} */
const { module: spec } = await runnerImport(path.join(ROOT, 'tests/support/spec-coverage.ts'))
const lines = spec.specLines(ROOT)

console.log('| id | what | proved by |')
console.log('| --- | --- | --- |')

for (const [id, proofs] of spec.specCoverage(ROOT)) {
  const tests = proofs.map(({ file, title }) => `\`${file}\` ${title}`)
  console.log(`| ${id} | ${lines.get(id)} | ${tests.join('<br>').replaceAll('|', '\\|')} |`)
}
