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

/** The Debian packages of a program that belong together, and its service, which must not start. */
type Program = { packages: string[]; service?: string; find: () => unknown }

const CHROMIUM: Program[] = [
  { packages: ['chromium', 'fonts-liberation'], find: findChromium },
  { packages: ['chromium-headless-shell'], find: findHeadlessShell },
]

/** What all tests need besides Chromium. */
const OTHERS: Program[] = [
  { packages: ['firefox-esr'], find: findFirefox },
  { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebkit },
  server('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static'),
  server('caddy', 'caddy'),
  server('apache2', 'apache2'),
]

/** A server, by the name of program and service. An installed one may be in use, so it is left alone. */
function server(service: string, ...packages: string[]): Program {
  return { packages, service, find: () => findProgram([service], [`/usr/sbin/${service}`]) }
}

/** Installs Chromium if it is missing. Ends the process if that is not possible. */
export function installChromium() {
  installFromDebian(CHROMIUM)
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
    installFromDebian(OTHERS)
    if (!installFolder('packages/hosts/tests/proof')) {
      exitWith('The servers from npm could not be installed.')
    }
  }
  const missing = OTHERS.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length === 0) return
  console.log(
    `Tests that need these are skipped, because they are not installed: ${missing.join(', ')}.`,
  )
  if (!install) console.log('To install them: npm run test:all -- --install')
}

/**
 * Installs what is missing on Debian, if that needs no password and NO_INSTALL is not set. None of the
 * services is started, now or later.
 */
function installFromDebian(programs: Program[]) {
  const missing = programs.filter(({ find }) => !find())
  const isRoot = process.getuid?.() === 0
  const mayInstall = !process.env.NO_INSTALL && missing.length > 0
  if (!mayInstall || !succeeds('apt-get --version') || !(isRoot || succeeds('sudo -n true'))) return

  console.log(
    `Installing for the tests: ${missing.flatMap(({ packages }) => packages).join(', ')} …`,
  )
  const [command = '', ...args] = [
    ...(isRoot ? [] : ['sudo', '-n']),
    'sh',
    path.join(import.meta.dirname, 'install-quietly.sh'),
    // Debian runs this to ask whether a newly installed service may start.
    '/usr/sbin/policy-rc.d',
    missing.flatMap(({ service = [] }) => service).join(' '),
    ...missing.map(({ packages }) => packages.join(' ')),
  ]
  run(command, args)
}

function succeeds(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0
}
