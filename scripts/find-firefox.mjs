import { findProgram } from './find-program.mjs'

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'

/**
 * Finds Firefox on this machine. `FIREFOX_PATH` comes first.
 *
 * @returns {string | undefined} its full path
 */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox'], [process.env.FIREFOX_PATH, MAC])
}
