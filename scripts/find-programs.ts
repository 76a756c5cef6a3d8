import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { chromium } from 'playwright-core'

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
