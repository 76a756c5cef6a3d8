import { spawnSync } from 'node:child_process'
import path from 'node:path'

import {
  findChromium,
  findFirefox,
  findHeadlessShell,
  findProgram,
  findWebkit,
} from './find-programs.ts'
import { exitWith, installFolder, run } from './install-dependencies.mjs'

/** Debian runs this to ask whether a newly installed service may start. */
const MAY_START = '/usr/sbin/policy-rc.d'

/** What all tests need besides Chromium, by the Debian packages that belong together. */
const PROGRAMS = [
  { packages: ['firefox-esr'], find: findFirefox },
  { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebkit },
]

/** Servers, by the name of program and service. Installed ones may be in use, so they are left alone. */
const SERVERS = {
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2'],
}

/** Installs Chromium if it is missing. Ends the process if that is not possible. */
export function installChromium() {
  installFromDebian([
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findHeadlessShell() ? [] : [['chromium-headless-shell']]),
  ])
  if (!findChromium() && !process.env.NO_INSTALL) run('npx', ['playwright', 'install', 'chromium'])
  if (findChromium()) return

  exitWith(
    'This needs Chromium, and it could not be installed. Install Chromium or Google Chrome by hand,\n' +
      'or say where it is: CHROMIUM_PATH=/path/to/chromium',
  )
}

/** Names the browsers and servers that all tests want and this machine lacks. `install` installs them first. */
export function installForAllTests(install: boolean) {
  if (install) {
    const { packages, services } = missingPrograms()
    installFromDebian(packages, services)
    if (!installFolder('packages/hosts/tests/proof')) {
      exitWith('The servers from npm could not be installed.')
    }
  }
  const missing = missingPrograms().packages.flat().join(', ')
  if (!missing) return
  console.log(`Tests that need these are skipped, because they are not installed: ${missing}.`)
  if (!install) console.log('To install them: npm run test:all -- --install')
}

function missingPrograms() {
  const servers = Object.entries(SERVERS).filter(
    ([name]) => !findProgram([name], [`/usr/sbin/${name}`]),
  )
  const programs = PROGRAMS.filter(({ find }) => !find()).map(({ packages }) => packages)
  return {
    packages: [...programs, ...servers.map(([, packages]) => packages)],
    services: servers.map(([name]) => name),
  }
}

/**
 * Installs packages on Debian, in groups that belong together, if that needs no password and NO_INSTALL
 * is not set. None of their services is started, now or later.
 */
function installFromDebian(packages: string[][], services: string[] = []) {
  const isRoot = process.getuid?.() === 0
  const mayInstall = !process.env.NO_INSTALL && packages.length > 0
  if (!mayInstall || !succeeds('apt-get --version') || !(isRoot || succeeds('sudo -n true'))) return

  console.log(`Installing for the tests: ${packages.flat().join(', ')} …`)
  const [command = '', ...args] = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'sh',
    path.join(import.meta.dirname, 'install-quietly.sh'),
    MAY_START,
    services.join(' '),
    ...packages.map((some) => some.join(' ')),
  ]
  run(command, args)
}

function succeeds(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0
}
