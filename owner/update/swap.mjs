/**
 * Puts one engine in the place of another, as `plan.json` says. If this script is interrupted, it goes on where it was
 * when it is called again. It runs as a copy in `.update/`, and imports nothing of the site, whose files are of two
 * versions meanwhile.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Plan
 * @property {Record<string, string>} renamed old files, by new ones whose name differs only in capitals.
 * @property {string[]} gone all other files to remove.
 */

/** Goes on with an interrupted plan, except in version 1.0.0. So this file is replaced after all others. */
const LAST = 'scripts/run.mjs'
const ENGINE_FILE = 'engine.json'
const BUSY = ['EACCES', 'EBUSY', 'EPERM']

const updates = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(updates)
let current = 'plan.json'
try {
  swap(JSON.parse(readFileSync(path.join(updates, current), 'utf8')))
} catch (error) {
  const { message } = /** @type {Error} */ (error)
  console.error(`\nThe update stopped at ${current}: ${message}\nIt goes on with: npm run update\n`)
  process.exit(1)
}

/** @param {Plan} plan */
function swap({ renamed, gone }) {
  const from = path.join(updates, 'incoming')
  const coming = filesIn(from).filter((file) => file !== LAST && file !== ENGINE_FILE)
  for (const file of [...coming, LAST]) {
    current = file
    if (!existsSync(path.join(from, file))) continue
    if (renamed[file]) remove(renamed[file])
    place(path.join(from, file), path.join(root, file))
  }
  for (const file of gone) remove(file)
  if (existsSync(path.join(from, ENGINE_FILE))) {
    place(path.join(from, ENGINE_FILE), path.join(root, ENGINE_FILE))
  }
  renameSync(path.join(updates, 'plan.json'), path.join(updates, 'finish.json'))
}

/**
 * @param {string} file
 * @param {string} target
 */
function place(file, target) {
  makeFolder(path.dirname(target))
  if (isFolder(target)) rmSync(target, { recursive: true })
  retryWhileBusy(() => renameSync(file, target))
}

/**
 * Makes a folder, also where a file of the earlier version is in its place.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (isFolder(folder)) return
  makeFolder(path.dirname(folder))
  rmSync(folder, { force: true })
  mkdirSync(folder)
}

/**
 * Removes a file, and the folders that are empty then.
 *
 * @param {string} file
 */
function remove(file) {
  current = file
  const target = path.join(root, file)
  if (existsSync(target) && !isFolder(target)) retryWhileBusy(() => rmSync(target))
  let folder = path.dirname(target)
  while (folder !== root && isEmpty(folder)) {
    rmSync(folder, { recursive: true, force: true })
    folder = path.dirname(folder)
  }
}

/** @param {string} folder */
function isFolder(folder) {
  return existsSync(folder) && statSync(folder).isDirectory()
}

/** @param {string} folder */
function isEmpty(folder) {
  return !existsSync(folder) || (isFolder(folder) && readdirSync(folder).length === 0)
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
}

/**
 * Repeats a task that fails while another program has a file open, as on Windows.
 *
 * @param {() => void} task
 */
function retryWhileBusy(task) {
  for (const wait of [20, 40, 80, 160, 400, 800]) {
    try {
      return task()
    } catch (error) {
      if (!BUSY.includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
  }
  task()
}
