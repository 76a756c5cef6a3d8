import { fileURLToPath } from 'node:url'

import { asAdministrator, run, succeeds } from './commands.mjs'

const INSTALL = fileURLToPath(new URL('install-quietly.sh', import.meta.url))

/** Debian runs this to ask whether a newly installed service may start. */
const MAY_START = '/usr/sbin/policy-rc.d'

/**
 * Installs packages on Debian, if that needs no password and NO_INSTALL is not set. None of their
 * services is started, now or later.
 *
 * @param {string[][]} packages in groups that are installed together
 * @param {string[]} [services] their services, which must not start
 */
export function installFromDebian(packages, services = []) {
  if (process.env.NO_INSTALL || packages.length === 0) return
  const before = asAdministrator()
  if (!before || !succeeds('apt-get', ['--version'])) return

  console.log(`Installing for the tests: ${packages.flat().join(', ')} …`)
  const groups = packages.map((some) => some.join(' '))
  const [command = '', ...args] = [...before, 'sh', INSTALL, MAY_START, services.join(' ')]
  run(command, [...args, ...groups])
}
