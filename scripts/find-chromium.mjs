import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

import { findProgram } from './find-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Where a Chromium is on this machine, if there is one. `CHROMIUM_PATH` comes before all others.
 *
 * @returns {string | undefined} its full path
 */
export function findChromium() {
  return (
    findProgram(NAMES, [process.env.CHROMIUM_PATH]) ?? findProgram([], [MAC]) ?? playwrightsOwn()
  )
}

/**
 * Where Chromium's headless shell is: the same engine with nothing round it, in which tests take half
 * the time. `CHROMIUM_PATH` comes before it too.
 *
 * @returns {string | undefined} its full path
 */
export function findHeadlessShell() {
  return findProgram([SHELL], [process.env.CHROMIUM_PATH])
}

/** The one that `playwright install` downloads. Before dependencies are installed there is none. */
function playwrightsOwn() {
  try {
    const require = createRequire(import.meta.url)
    const file = require('@playwright/test').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}
