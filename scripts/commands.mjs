import { spawnSync } from 'node:child_process'

/**
 * Runs a command with its output shown. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} words
 */
export function run(command, words) {
  const shell = process.platform === 'win32'
  return spawnSync(command, words, { stdio: 'inherit', shell }).status === 0
}

/**
 * Runs a command without output. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} words
 */
export function succeeds(command, words) {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}

/**
 * What to put before a command to run it as administrator; undefined if that needs a password.
 *
 * @returns {string[] | undefined}
 */
export function asAdministrator() {
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}
