import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Where a Chromium is on this machine, if there is one. `CHROMIUM_PATH` comes before all others.
 *
 * @returns {string | undefined} its full path
 */
export function findChromium() {
  const places = [process.env.CHROMIUM_PATH, ...onPath(), MAC]
  return places.find((file) => file && existsSync(file)) ?? playwrightsOwn()
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
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
