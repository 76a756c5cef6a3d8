import { fileURLToPath } from 'node:url'

import { asAdministrator, run, succeeds } from './commands.mjs'

const INSTALL = fileURLToPath(new URL('install-quietly.sh', import.meta.url))

/** Where Debian asks whether a service that has just been installed may start. */
const MAY_START = '/usr/sbin/policy-rc.d'

/**
 * Installs packages where the system is Debian's, lets it happen without a password, and NO_INSTALL
 * does not say otherwise. No service of theirs is started, now or later.
 *
 * @param {string[][]} packages those that belong together in a list of their own
 * @param {string[]} [services] what is in them that would start by itself
 */
export function installFromDebian(packages, services = []) {
  if (process.env.NO_INSTALL || packages.length === 0) return
  const before = asAdministrator()
  if (!before || !succeeds('apt-get', ['--version'])) return

  console.log(`Installing for the tests: ${packages.flat().join(', ')} …`)
  const groups = packages.map((some) => some.join(' '))
  const [command = '', ...words] = [...before, 'sh', INSTALL, MAY_START, services.join(' ')]
  run(command, [...words, ...groups])
}
