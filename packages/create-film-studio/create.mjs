#!/usr/bin/env node
/**
 * Makes a folder with everything that a site needs, asks what its studio is called, and opens the desk.
 * The engine is in `engine.tgz` beside this file: only npm needs the network, to install what it names.
 *
 *   npm create film-studio my-studio
 *   npm create film-studio my-studio -- --name "Juniper Film" --city "Asheville, NC"
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = '20.19.0'

const [name = '', ...answers] = process.argv.slice(2)
if (!name || name.startsWith('-')) {
  end('Name the folder of your site: npm create film-studio my-studio')
}
const order = new Intl.Collator('en', { numeric: true })
if (order.compare(process.versions.node, OLDEST_NODE) < 0) {
  end(
    `This is Node ${process.versions.node}; the site needs ${OLDEST_NODE} or newer: https://nodejs.org`,
  )
}
const folder = path.resolve(name)
if (/[#?*]/.test(folder)) end(`A folder with #, ? or * in its path cannot be built: ${folder}`)
if (existsSync(folder) && readdirSync(folder).length > 0) {
  end(`${folder} is not empty, and nothing was changed. Choose another name.`)
}

unpack()
if (answers.length > 0) run('owner/make-it-yours/main', ...answers)
console.log(`\nYour site is in ${folder}\nYou open it there with: npm run desk\n`)
// The desk asks for the answers that it needs, and for nothing where nobody is there to answer.
if (process.stdin.isTTY) run('owner/desk/main')

function unpack() {
  mkdirSync(folder, { recursive: true })
  const input = readFileSync(fileURLToPath(new URL('engine.tgz', import.meta.url)))
  // From the standard input, because some take the colon of `C:` for that of another machine.
  const tar = spawnSync('tar', ['-xzf', '-', '--strip-components', '1'], { cwd: folder, input })
  if (tar.status === 0) return
  end(`The files could not be unpacked into ${folder}: ${tar.stderr ?? tar.error?.message}`)
}

/** @param {string[]} words */
function run(...words) {
  // Ctrl+C is for the desk, which ends when all is written.
  process.on('SIGINT', () => {})
  const args = ['scripts/run.mjs', ...words]
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  if (status) process.exit(status)
}

/**
 * @param {string} message
 * @returns {never}
 */
function end(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
