/**
 * Calls `main` of a file written in TypeScript, on every Node that the site supports.
 *
 *   node scripts/run-typescript.mjs bench/photographs/main.ts
 */
import path from 'node:path'

import { runnerImport } from 'vite'

const [file = '', ...words] = process.argv.slice(2)
process.chdir(path.join(import.meta.dirname, '..'))
const { module } = await runnerImport(path.resolve(file), { configFile: false, logLevel: 'error' })
await module.main(...words)
