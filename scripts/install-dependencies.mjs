import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OLDEST_NODE = '20.19.0'

/** A package in a lock file. @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/**
 * Installs missing packages of package-lock.json: those that a build, the desk and publishing need. With `tools`, also
 * those that only tests and developers use. Ends the process on failure.
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
 * Installs missing packages of a folder's package-lock.json. Tools that are installed stay. Returns whether all
 * packages are installed.
 *
 * @param {string} folder
 * @param {{ tools: boolean }} also
 */
export function installFolder(folder, { tools }) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'))
  // npm writes this file last, so it lists only packages that are whole.
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
  // Tools are added without removing other packages, because a desk that runs may be using them.
  const isOnlyTools = Object.keys(installed).length > 0 && missing.every(([, { dev }]) => dev)
  const how = isOnlyTools ? ['install', '--no-save'] : ['ci']
  const which = withTools ? '--include=dev' : '--omit=dev'
  return run('npm', [...how, which, '--no-audit', '--no-fund', '--prefix', folder])
}

/**
 * The packages in a lock file, by their path below its folder.
 *
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Whether an owner has installed a typeface with `--save-dev`. The site needs it like any other package.
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
