import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OLDEST_NODE = '20.19.0'

/** A package in a lock file. @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/**
 * Installs what package-lock.json names, unless it is installed: what a build, the desk and publishing
 * need, or also the tools that only tests and developers use. Ends the process on failure.
 *
 * @param {{ tools: boolean }} also
 */
export function installDependencies({ tools }) {
  const order = new Intl.Collator('en', { numeric: true })
  if (order.compare(process.versions.node, OLDEST_NODE) < 0) {
    exitWith(
      `This is Node ${process.versions.node}; the site needs ${OLDEST_NODE} or newer. Get it from https://nodejs.org`,
    )
  }
  if (!installFolder('.', { tools })) {
    exitWith('The dependencies could not be installed; npm says why above.')
  }
}

/**
 * Installs the packages in a folder's package-lock.json, unless they are installed. Tools that are there
 * stay. Returns whether all are installed.
 *
 * @param {string} folder
 * @param {{ tools: boolean }} also
 */
export function installFolder(folder, { tools }) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'))
  // npm keeps it up to date, and writes it last.
  const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json'))
  const hasTools = Object.values(installed).some(({ dev }) => dev)
  const withTools = tools || hasTools || hasTypefaceAmongTools(folder)
  const missing = Object.entries(wanted).filter(
    ([at, { version, dev, optional, devOptional, link }]) =>
      !(optional || devOptional || link) &&
      (withTools || !dev) &&
      at !== '' &&
      installed[at]?.version !== version,
  )
  if (missing.length === 0) return true

  const of = folder === '.' ? '' : ` of ${folder}`
  console.log(`Installing ${withTools ? 'dependencies and tools' : 'dependencies'}${of} …`)
  // Tools are added to what is there, because the desk may be running with it.
  const isOnlyTools = Object.keys(installed).length > 0 && missing.every(([, { dev }]) => dev)
  const how = isOnlyTools ? ['install', '--no-save'] : ['ci']
  const which = withTools ? '--include=dev' : '--omit=dev'
  return run('npm', [...how, which, '--no-audit', '--no-fund', '--prefix', folder])
}

/**
 * By their path below the folder.
 *
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Whether an owner has installed a typeface with `--save-dev`. The site is set in it.
 *
 * @param {string} folder
 */
function hasTypefaceAmongTools(folder) {
  const { devDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  return Object.keys(devDependencies).some((name) => name.startsWith('@fontsource'))
}

/**
 * Runs a command with its output shown. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  // On Windows, npm and npx are scripts of the shell.
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: 'inherit', shell }).status === 0
}

/**
 * Says why this command cannot go on, and ends it.
 *
 * @param {string} message
 * @returns {never}
 */
export function exitWith(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
