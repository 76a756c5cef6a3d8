import { spawnSync } from 'node:child_process'

/**
 * Runs a command with its output shown. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  // On Windows, npm and npx are scripts of the shell. It would split the path of Node at a space.
  const shell = process.platform === 'win32' && command !== process.execPath
  return spawnSync(command, args, { stdio: 'inherit', shell }).status === 0
}

/**
 * Runs a command without output. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
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
