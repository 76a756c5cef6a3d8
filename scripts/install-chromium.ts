import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

import { findChromium } from './find-programs.ts'
import { exitWith } from './install-dependencies.mjs'

/** How long Playwright's download may take until its first bytes, in ms. */
const DOWNLOAD_BEGINS_MS = 45_000

/** Packages with Chromium, its headless shell, in which tests take half the time, and a font like Arial. */
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation']

/** Ways to Chromium, in the order to try. */
const WAYS = [() => download(downloader()), installFromDebian]

/** Installs Chromium unless one is here that starts. Ends the process if that is not possible. */
export async function installChromium(ways = WAYS, starts = chromiumStarts) {
  for (const install of [() => {}, ...ways]) {
    await install()
    if (starts()) return
  }
  exitWith(
    'This needs Chromium. Install Chrome or Chromium (on Debian: sudo apt install chromium), or say where it is: ' +
      'CHROMIUM_PATH=/path/to/chromium',
  )
}

/** Whether Chromium starts. A downloaded one does not if the system lacks its libraries. */
function chromiumStarts(): boolean {
  const file = findChromium()
  if (!file || process.platform !== 'linux') return Boolean(file)
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Playwright's own command to download a browser. It changes nothing of the system. */
function downloader(): string[] {
  const core = createRequire(import.meta.url).resolve('playwright-core/package.json')
  return [path.join(path.dirname(core), 'cli.js'), 'install', 'chromium', '--no-shell']
}

/**
 * Runs a script of Node that downloads, and shows its progress. If there is no progress after a while, the network is
 * closed to the script, and it is ended. Its errors are not shown, because there are other ways to a browser.
 */
export function download(script: string[]): Promise<void> {
  console.log('Downloading Chromium, which this needs …')
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'ignore'] })
  const timeout = setTimeout(() => child.kill(), DOWNLOAD_BEGINS_MS)
  child.stdout.on('data', (text: Buffer) => {
    const progress = String(text).match(/\d+% of .*/g)
    if (!progress) return
    clearTimeout(timeout)
    for (const line of progress) console.log(`  ${line}`)
  })
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timeout)
      resolve()
    })
  })
}

/** Installs Chromium with apt, if this is root on Debian: mostly a container, which has nothing to lose. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log(`It could not be downloaded. Installing with apt, as root: ${PACKAGES.join(', ')} …`)
  // Another installation may hold the lock, for example just after boot.
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  if (status !== 0) console.error(stderr)
}
