import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

import { findProgram } from './find-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELL = 'chromium-headless-shell'
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds Chromium on this machine. `CHROMIUM_PATH` comes first.
 *
 * @returns {string | undefined} its full path
 */
export function findChromium() {
  return (
    findProgram(NAMES, [process.env.CHROMIUM_PATH]) ??
    findProgram([], [MAC]) ??
    playwrightChromium()
  )
}

/**
 * Finds Chromium's headless shell, the same engine without a user interface, in which tests take half
 * the time. `CHROMIUM_PATH` comes first.
 *
 * @returns {string | undefined} its full path
 */
export function findHeadlessShell() {
  return findProgram([SHELL], [process.env.CHROMIUM_PATH])
}

/** Playwright’s own download. Undefined before dependencies are installed. */
function playwrightChromium() {
  try {
    const require = createRequire(import.meta.url)
    const file = require('@playwright/test').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}
