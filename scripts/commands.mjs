import { spawnSync } from 'node:child_process'

/**
 * Runs a command in the open, and tells whether it went well.
 *
 * @param {string} command
 * @param {string[]} words
 */
export function run(command, words) {
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { stdio: 'inherit', shell }).status === 0
}

/**
 * Runs a command out of sight, and tells whether it went well.
 *
 * @param {string} command
 * @param {string[]} words
 */
export function succeeds(command, words) {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}

/**
 * The words in front of a command that make it the administrator's; nothing where that is not
 * possible without asking.
 *
 * @returns {string[] | undefined}
 */
export function asAdministrator() {
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}
