import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { chromium } from 'playwright-core'

import { exitWith } from './install-dependencies.mjs'

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chrome, and Edge, which every Windows has, below the folders of programs. */
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'
const LIBRARIES = '/usr/lib'

/** Finds Chromium on this machine. `CHROMIUM_PATH` comes first. */
export function findChromium(): string | undefined {
  return (
    findProgram(CHROMIUM, [process.env.CHROMIUM_PATH]) ??
    findProgram([], [MAC_CHROME, ...onWindows(), playwrightChromium()])
  )
}

/** Finds Chromium's headless shell, in which pages take half the time, else Chromium. */
export function findHeadlessShell(): string | undefined {
  return findProgram(['chromium-headless-shell'], [process.env.CHROMIUM_PATH]) ?? findChromium()
}

/** Finds Firefox on this machine. `FIREFOX_PATH` comes first. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox'], [process.env.FIREFOX_PATH, MAC_FIREFOX])
}

/** Finds WebKitGTK, its driver and a virtual screen, if all are on this machine. */
export function findWebkit() {
  const driver = findProgram(['WebKitWebDriver'])
  const display = findProgram(['Xvfb'])
  // Debian installs MiniBrowser with the libraries, in a folder for each architecture.
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  const browsers = folders.map((one) => path.join(LIBRARIES, one, 'webkit2gtk-4.1/MiniBrowser'))
  const browser = findProgram([], browsers)
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** The full path of the first installed program: at one of these places, or by name in PATH. */
export function findProgram(names: string[], places: (string | undefined)[] = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, ...onPath].find((file) => file && existsSync(file))
}

function onWindows(): string[] {
  const folders = WINDOWS_FOLDERS.flatMap((name) => process.env[name] || [])
  return WINDOWS.flatMap((file) => folders.map((folder) => path.join(folder, file)))
}

/** Where Playwright downloads to. Undefined where it does not know the system. */
function playwrightChromium(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

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
