/**
 * Installs what the tests need: dependencies and a browser. With `--all`, what `npm test -- --all`
 * wants as well: two more browsers and the servers.
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
  installFromDebian([
    ...(findFirefox() ? [] : [['firefox-esr']]),
    ...(findWebkit() ? [] : [['webkit2gtk-driver', 'xvfb']]),
    ...(findProgram(['avifdec']) ? [] : [['libavif-bin']]),
  ])
  installServers()
}

/** A server that is missing is skipped, and the tests say so. None is left running. */
function installServers() {
  installFolder(PROOF)

  // A server that is installed may be at work for someone, and is left as it is.
  const missing = Object.entries(SERVERS).filter(([name]) => !findServer(name))
  if (findServer('nginx') && !existsSync(NGINX_BROTLI)) {
    console.log(
      'nginx is installed without its Brotli module, so Brotli is not tried. To try it:\n' +
        'apt install libnginx-mod-http-brotli-static',
    )
  }
  installFromDebian(
    missing.map(([, packages]) => packages),
    missing.map(([name]) => name),
  )
}

/** @param {string} name */
function findServer(name) {
  return findProgram([name], [`/usr/sbin/${name}`])
}
