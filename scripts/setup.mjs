/**
 * Brings a fresh checkout to where it can be started or tested, and does nothing the next time.
 * It runs before anything is installed, so it uses only what Node brings along.
 *
 *   node scripts/setup.mjs             dependencies
 *   node scripts/setup.mjs --browser   and browsers and servers for the tests
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { run } from './commands.mjs'
import { findChromium, findHeadlessShell } from './find-chromium.mjs'
import { findFirefox } from './find-firefox.mjs'
import { findProgram } from './find-program.mjs'
import { findWebkit } from './find-webkit.mjs'
import { installFromDebian } from './from-debian.mjs'

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

/**
 * Chromium has to be there. Without its shell tests are slower; without the others some are left out,
 * and say so.
 */
function installBrowsers() {
  const missing = [
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findHeadlessShell() ? [] : [['chromium-headless-shell']]),
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebkit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
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

  // One that is there may be at work for someone, and is left as it is.
  const missing = Object.entries(SERVERS).filter(([name]) => !findServer(name))
  if (findServer('nginx') && !existsSync(NGINX_BROTLI)) {
    console.log(
      'nginx is here without its module for Brotli, and is left so: neither is tried. To have them tried:\n' +
        'apt install libnginx-mod-http-brotli-static',
    )
  }
  if (missing.length === 0) return

  installFromDebian(
    missing.map(([, packages]) => packages),
    missing.map(([name]) => name),
  )
}

/** @param {string} name */
function findServer(name) {
  return findProgram([name], [`/usr/sbin/${name}`])
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
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
