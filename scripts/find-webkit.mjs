import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { findProgram } from './find-program.mjs'

const LIBRARIES = '/usr/lib'

/**
 * Finds WebKitGTK on this machine, with its driver and a virtual screen.
 *
 * @returns {{ driver: string, browser: string, display: string } | undefined} their full paths
 */
export function findWebkit() {
  const driver = findProgram(['WebKitWebDriver'])
  const display = findProgram(['Xvfb'])
  const browser = findProgram([], miniBrowsers())
  return driver && display && browser ? { driver, browser, display } : undefined
}

/** Debian installs MiniBrowser with the libraries, in a folder for each architecture. */
function miniBrowsers() {
  if (!existsSync(LIBRARIES)) return []
  return readdirSync(LIBRARIES).map((folder) =>
    path.join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'),
  )
}
