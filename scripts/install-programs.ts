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

const IS_ROOT = process.getuid?.() === 0

const CHROMIUM: Program = { packages: ['chromium', 'fonts-liberation'], find: chromiumStarts }
const SHELL: Program = { packages: ['chromium-headless-shell'], find: findHeadlessShell }

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

/**
 * Whether the system's packages may be touched: where `--install` asks for it, and by root in CI. Never
 * unasked on someone's own machine, where it may even be the root of a container.
 */
export function mayTouchSystem(asked: boolean, isRoot: boolean, isCi: boolean): boolean {
  return asked || (isRoot && isCi)
}

/**
 * Where Chromium comes from, in the order to try: none if one is here, else Playwright's own download,
 * which leaves the system alone, else the system's packages.
 */
export function waysToChromium(isHere: boolean, mayTouch: boolean) {
  if (isHere) return []
  return mayTouch ? (['playwright', 'debian'] as const) : (['playwright'] as const)
}

/** Installs Chromium if it is missing. Ends the process if that is not possible. */
export function installChromium(asked = false) {
  const ways = waysToChromium(chromiumStarts(), isSystemOurs(asked))
  for (const way of ways) {
    if (way === 'playwright') run('npx', ['playwright', 'install', 'chromium'])
    else installFromDebian([CHROMIUM, SHELL])
    if (chromiumStarts()) return
  }
  if (ways.length === 0) return

  exitWith(
    'This needs Chromium, and none that starts was found or downloaded. One of these helps:\n' +
      '  Install Chromium or Google Chrome by hand.\n' +
      '  Say where it is: npm run check -- CHROMIUM_PATH=/path/to/chromium\n' +
      '  On Debian, let the tests install it: npm test -- --install',
  )
}

/** Names the browsers and servers that all tests want and this machine lacks, after it installed what it may. */
export function installForAllTests(asked: boolean) {
  if (isSystemOurs(asked)) installFromDebian([SHELL, ...OTHERS])
  if ((asked || process.env.CI) && !installFolder('packages/hosts/tests/proof')) {
    exitWith('The servers from npm could not be installed.')
  }
  const missing = OTHERS.filter(({ find }) => !find()).flatMap(({ packages }) => packages)
  if (missing.length === 0) return
  console.log(
    `Tests that need these are skipped, because they are not installed: ${missing.join(', ')}.`,
  )
  if (!asked) console.log('To install them: npm run test:all -- --install')
}

function isSystemOurs(asked: boolean): boolean {
  return mayTouchSystem(asked, IS_ROOT, Boolean(process.env.CI))
}

/** A downloaded one is no use where the system lacks its libraries. */
function chromiumStarts(): boolean {
  const file = findChromium()
  if (!file || process.platform !== 'linux') return Boolean(file)
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs what is missing on Debian. None of the services is started, now or later. */
function installFromDebian(programs: Program[]) {
  const missing = programs.filter(({ find }) => !find())
  if (missing.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return

  console.log(
    `Installing for the tests: ${missing.flatMap(({ packages }) => packages).join(', ')} …`,
  )
  const [command = '', ...args] = [
    ...(IS_ROOT ? [] : ['sudo']),
    'sh',
    path.join(import.meta.dirname, 'install-quietly.sh'),
    // Debian runs this to ask whether a newly installed service may start.
    '/usr/sbin/policy-rc.d',
    missing.flatMap(({ service = [] }) => service).join(' '),
    ...missing.map(({ packages }) => packages.join(' ')),
  ]
  run(command, args)
}
