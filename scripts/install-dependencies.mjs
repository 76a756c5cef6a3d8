import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const OLDEST_NODE = '20.19.0'
const STAMP = 'node_modules/.setup-stamp'

/** Installs the dependencies in package-lock.json, unless they are installed. Ends the process on failure. */
export function installDependencies() {
  if (!isNodeAtLeast(OLDEST_NODE)) {
    exitWith(
      `This is Node ${process.versions.node}; the site needs ${OLDEST_NODE} or newer. Get it from https://nodejs.org`,
    )
  }
  if (!installFolder('.')) exitWith('The dependencies could not be installed; npm says why above.')
}

/** @param {string} version */
export function isNodeAtLeast(version) {
  const order = new Intl.Collator('en', { numeric: true })
  return order.compare(process.versions.node, version) >= 0
}

/**
 * Installs the packages in a folder's package-lock.json, unless they are installed. Returns whether
 * they are.
 *
 * @param {string} folder
 */
export function installFolder(folder) {
  const stamp = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .update(process.version)
    .digest('hex')
  const file = `${folder}/${STAMP}`
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return true

  const of = folder === '.' ? '' : ` of ${folder}`
  console.log(`Installing dependencies${of} …`)
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', folder]
  const succeeded = run('npm', args)
  if (succeeded) writeFileSync(file, stamp)
  return succeeded
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
