/**
 * Loaded before a program: keeps the folder `STEPS_OF` as it is before each thing that the program and its children do
 * to files in it, and in the middle of each write. These are the states in which it could end. Each is a folder in
 * `KEPT_IN`.
 */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const path = require('node:path')

const { STEPS_OF = '', KEPT_IN = '' } = process.env
const { cpSync, readdirSync, writeFileSync } = fs

/** Copying does things to files, too. */
let isKeeping = false

const /** @type {any} */ api = fs
for (const name of ['copyFile', 'mkdir', 'rename', 'rm', 'writeFile']) {
  api[`${name}Sync`] = kept(name, api[`${name}Sync`])
  api.promises[name] = kept(name, api.promises[name])
}
syncBuiltinESMExports()

/**
 * Does the same, as a step.
 *
 * @param {string} name
 * @param {(...args: any[]) => unknown} done
 */
function kept(name, done) {
  return (/** @type {any[]} */ ...args) => {
    const file = path.relative(STEPS_OF, String(args[0]))
    if (!isKeeping && !file.startsWith('..')) {
      isKeeping = true
      keep(`${name} ${path.basename(file)}`)
      if (name === 'writeFile') {
        const half = keep(`half of ${path.basename(file)}`)
        writeFileSync(path.join(half, file), args[1].slice(0, args[1].length / 2))
      }
      isKeeping = false
    }
    return done(...args)
  }
}

/** @param {string} step */
function keep(step) {
  const state = path.join(KEPT_IN, `${readdirSync(KEPT_IN).length + 1} ${step}`)
  cpSync(STEPS_OF, state, { recursive: true })
  return state
}
