/**
 * Installs what the tests need: dependencies and a browser. With `--all` it names what else
 * `npm test -- --all` wants, two more browsers and the servers; with `--install` it installs that.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { findFirefox } from './find-firefox.mjs'
import { findProgram } from './find-program.mjs'
import { findWebkit } from './find-webkit.mjs'
import { installFromDebian } from './from-debian.mjs'
import { installChromium } from './install-chromium.mjs'
import { exitWith, installDependencies, installFolder } from './install-dependencies.mjs'

/** Servers that come from npm, apart from what the site needs. */
const PROOF = 'packages/hosts/tests/proof'

/** Servers of a Linux distribution, each with its Debian packages. nginx has Brotli in a module. */
const SERVERS = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
}
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
installDependencies()
installChromium()
if (process.argv.includes('--all')) {
  const install = process.argv.includes('--install')
  if (findServer('nginx') && !existsSync(NGINX_BROTLI)) {
    console.log('nginx has no Brotli module: apt install libnginx-mod-http-brotli-static')
  }
  if (install) {
    installFromDebian(missingPackages(), missingServers())
    if (!installFolder(PROOF)) exitWith('The servers from npm could not be installed.')
  }
  const missing = missingPackages().flat().join(', ')
  if (missing) {
    console.log(`Tests that need these are skipped, because they are not installed: ${missing}.`)
    if (!install) console.log('To install them: npm run test:all -- --install')
  }
}

/** Packages of Debian, in groups that belong together. */
function missingPackages() {
  return [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebkit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
    ...(findProgram(['avifdec']) ? [] : [['libavif-bin']]),
    ...missingServers().map((name) => SERVERS[name]),
  ]
}

/** Installed servers may be in use, so they are left alone. */
function missingServers() {
  const names = /** @type {(keyof typeof SERVERS)[]} */ (Object.keys(SERVERS))
  return names.filter((name) => !findServer(name))
}

/** @param {string} name */
function findServer(name) {
  return findProgram([name], [`/usr/sbin/${name}`])
}
