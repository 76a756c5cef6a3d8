/**
 * Installs what the tests need: dependencies and a browser. With `--all` it names what else
 * `npm test -- --all` wants, two more browsers and the servers; with `--install` it installs that.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

import { findFirefox } from './find-firefox.mjs'
import { findProgram } from './find-program.mjs'
import { findWebkit } from './find-webkit.mjs'
import { installFromDebian } from './from-debian.mjs'
import { installChromium } from './install-chromium.mjs'
import { installDependencies, installFolder } from './install-dependencies.mjs'

/** Servers that come from npm, apart from what the site needs. */
const PROOF = 'packages/hosts/tests/proof'

/** Servers of a Linux distribution, each with its Debian packages. nginx has Brotli in a module. */
const SERVERS = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
}
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

process.chdir(path.join(import.meta.dirname, '..'))
installDependencies()
installChromium()
if (process.argv.includes('--all')) {
  const servers = Object.entries(SERVERS).filter(([name]) => !findServer(name))
  const missing = [
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebkit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
    ...(findProgram(['avifdec']) ? [] : [['libavif-bin']]),
    // Installed servers may be in use, so they are left alone.
    ...servers.map(([, packages]) => packages),
  ]
  if (findServer('nginx') && !existsSync(NGINX_BROTLI)) {
    console.log('nginx has no Brotli module: apt install libnginx-mod-http-brotli-static')
  }
  if (process.argv.includes('--install')) {
    const services = servers.map(([name]) => name)
    installFromDebian(missing, services)
    installFolder(PROOF)
  } else if (missing.length > 0) {
    console.log(`Not tried, because it is missing: ${missing.flat().join(', ')}. To install it:`)
    console.log('npm run test:all -- --install')
  }
}

/** @param {string} name */
function findServer(name) {
  return findProgram([name], [`/usr/sbin/${name}`])
}
