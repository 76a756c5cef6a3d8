/**
 * Loaded before a program: counts what it does to files in the folder `STEPS_IN`, across all processes, in
 * the file `STEPS_FILE`, and ends every process at step `END_AT`, before it or half-way through.
 */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const path = require('node:path')

const { STEPS_IN = '', STEPS_FILE = '', END_AT, END_HALFWAY } = process.env
const { appendFileSync, readFileSync, writeFileSync } = fs

const /** @type {any} */ api = fs
for (const name of ['copyFile', 'mkdir', 'rename', 'rm', 'writeFile']) {
  api[`${name}Sync`] = counted(name, api[`${name}Sync`])
  api.promises[name] = counted(name, api.promises[name])
}
syncBuiltinESMExports()

/**
 * Does the same, as a step.
 *
 * @param {string} name
 * @param {(...args: any[]) => unknown} done
 */
function counted(name, done) {
  return (/** @type {any[]} */ ...args) => {
    if (String(args[0]).startsWith(STEPS_IN)) step(name, args[0], args[1])
    return done(...args)
  }
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string | Uint8Array} content of what is written.
 */
function step(name, file, content) {
  appendFileSync(STEPS_FILE, `${name} ${path.relative(STEPS_IN, file)}\n`)
  const count = readFileSync(STEPS_FILE, 'utf8').split('\n').length - 1
  if (count < Number(END_AT)) return
  const isHalf = END_HALFWAY && name === 'writeFile' && count === Number(END_AT)
  if (isHalf) writeFileSync(file, content.slice(0, content.length / 2))
  process.kill(process.pid, 'SIGKILL')
}
