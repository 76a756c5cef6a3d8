import { existsSync } from 'node:fs'

import { asAdministrator, run, succeeds } from './commands.mjs'

/** Where Debian asks whether a service that has just been installed may start. */
const MAY_START = '/usr/sbin/policy-rc.d'
const NONE_MAY = `printf '#!/bin/sh\\nexit 101\\n' > ${MAY_START} && chmod 755 ${MAY_START}`

/**
 * Installs packages where the system is Debian's and lets it happen. No service of theirs is started,
 * now or later.
 *
 * @param {string[][]} packages those that belong together in a list of their own
 * @param {string[]} [services] what is in them that would start by itself
 */
export function installFromDebian(packages, services = []) {
  const before = asAdministrator()
  if (!before || !succeeds('apt-get', ['--version'])) return

  console.log(`Installing for the tests: ${packages.flat().join(', ')} …`)
  const quietly = (/** @type {string[]} */ ...words) => {
    const [command = '', ...rest] = [...before, ...words]
    return succeeds(command, rest)
  }
  const apt = (/** @type {string[]} */ ...words) => {
    // Another installation may hold the lock, as on a machine that has just been started.
    const patient = ['apt-get', '-o', 'DPkg::Lock::Timeout=300']
    const [command = '', ...rest] = [...before, ...patient, ...words]
    return run(command, rest)
  }

  const decided = existsSync(MAY_START)
  if (!decided) quietly('sh', '-c', NONE_MAY)
  apt('update')
  // One by one, because a package that a system does not have would keep out all others.
  for (const some of packages) apt('install', '-y', '--no-install-recommends', ...some)
  if (!decided) quietly('rm', '-f', MAY_START)
  for (const service of services) quietly('systemctl', 'disable', service)
}
