import { findProgram } from './find-program.mjs'

const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox'

/**
 * Where a Firefox is on this machine, if there is one. `FIREFOX_PATH` comes before all others.
 *
 * @returns {string | undefined} its full path
 */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox'], [process.env.FIREFOX_PATH, MAC])
}
