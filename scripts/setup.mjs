/**
 * Brings a fresh checkout to where it can be started or tested, and does nothing the next time.
 * It runs before anything is installed, so it uses only what Node brings along.
 *
 *   node scripts/setup.mjs             dependencies
 *   node scripts/setup.mjs --browser   and browsers and servers for the tests
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { findChromium } from './find-chromium.mjs'
import { findFirefox } from './find-firefox.mjs'
import { findProgram } from './find-program.mjs'

const OLDEST_NODE = '20.19.0'
const STAMP = 'node_modules/.setup-stamp'

/** Servers that come from npm, apart from what the site needs. */
const PROOF = 'hosting/proof'

/** Servers that a system brings, each with what goes with it. nginx has its Brotli in a module. */
const SERVERS = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
}
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Where Debian asks whether a service that has just been installed may start. */
const MAY_START = '/usr/sbin/policy-rc.d'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
checkNode()
installDependencies()
if (process.argv.includes('--browser')) {
  installBrowsers()
  installServers()
}

function checkNode() {
  const order = new Intl.Collator('en', { numeric: true })
  if (order.compare(process.versions.node, OLDEST_NODE) >= 0) return

  stop(`This is Node ${process.versions.node}; the site needs ${OLDEST_NODE} or newer.`)
}

function installDependencies() {
  if (!isInstalled('.') && !install('.')) {
    stop('The dependencies could not be installed; npm says why above.')
  }
}

/** @param {string} folder */
function isInstalled(folder) {
  return read(`${folder}/${STAMP}`) === stampOf(folder)
}

/** @param {string} folder */
function stampOf(folder) {
  return createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .update(process.version)
    .digest('hex')
}

/** @param {string} folder */
function install(folder) {
  console.log(folder === '.' ? 'Installing dependencies …' : `Installing those of ${folder} …`)
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', folder]
  const succeeded = run('npm', words)
  if (succeeded) writeFileSync(`${folder}/${STAMP}`, stampOf(folder))
  return succeeded
}

/** Chromium has to be there. Without the others some tests are left out, and say so. */
function installBrowsers() {
  // One by one, because a package that a system does not have would keep out all others.
  const missing = [
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findProgram(['avifdec']) ? [] : [['libavif-bin']]),
  ]
  if (missing.length > 0) installFromDebian(missing)
  if (!findChromium()) run('npx', ['playwright', 'install', 'chromium'])
  if (findChromium()) return

  stop(
    'The tests need Chromium, and it could not be installed. Install Chromium or Google Chrome by hand,\n' +
      'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Without them their answers are not tried, and the tests say so. None is left running. */
function installServers() {
  if (!isInstalled(PROOF)) install(PROOF)

  const missing = Object.entries(SERVERS).filter(([name]) => !isThere(name))
  if (missing.length === 0) return

  withoutStarting(() => installFromDebian(missing.map(([, packages]) => packages)))
  for (const [name] of missing) asRoot('systemctl', ['disable', name])
}

/** @param {string} name */
function isThere(name) {
  if (name === 'nginx' && !existsSync(NGINX_BROTLI)) return false
  return Boolean(findProgram([name], [`/usr/sbin/${name}`]))
}

/**
 * Services would start as soon as they are installed, all at the same port.
 *
 * @param {() => void} action
 */
function withoutStarting(action) {
  if (existsSync(MAY_START)) return action()

  asRoot('sh', ['-c', `printf '#!/bin/sh\\nexit 101\\n' > ${MAY_START} && chmod 755 ${MAY_START}`])
  try {
    action()
  } finally {
    asRoot('rm', ['-f', MAY_START])
  }
}

/**
 * Runs a command out of sight as the administrator, where that is possible.
 *
 * @param {string} command
 * @param {string[]} words
 */
function asRoot(command, words) {
  if (process.getuid?.() === 0) return succeeds(command, words)
  return succeeds('sudo', ['-n', command, ...words])
}

/** @param {string[][]} packages those that belong together in a list of their own */
function installFromDebian(packages) {
  if (!succeeds('apt-get', ['--version'])) return

  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return

  console.log(`Installing for the tests: ${packages.flat().join(', ')} …`)
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const apt = (/** @type {string[]} */ ...words) =>
    // Another installation may hold the lock, as on a machine that has just been started.
    run(command, [...before, '-o', 'DPkg::Lock::Timeout=300', ...words])

  apt('update')
  for (const some of packages) apt('install', '-y', '--no-install-recommends', ...some)
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Runs a command in the open, and tells whether it went well.
 *
 * @param {string} command
 * @param {string[]} words
 */
function run(command, words) {
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { stdio: 'inherit', shell }).status === 0
}

/**
 * Runs a command out of sight, and tells whether it went well.
 *
 * @param {string} command
 * @param {string[]} words
 */
function succeeds(command, words) {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
