import { run } from './commands.mjs'
import { findChromium, findHeadlessShell } from './find-chromium.mjs'
import { installFromDebian } from './from-debian.mjs'
import { exitWith } from './install-dependencies.mjs'

/** Installs Chromium if it is missing. Ends the process if that is not possible. */
export function installChromium() {
  installFromDebian([
    ...(findChromium() ? [] : [['chromium', 'fonts-liberation']]),
    ...(findHeadlessShell() ? [] : [['chromium-headless-shell']]),
  ])
  if (!findChromium() && !process.env.NO_INSTALL) run('npx', ['playwright', 'install', 'chromium'])
  if (findChromium()) return

  exitWith(
    'This needs Chromium, and it could not be installed. Install Chromium or Google Chrome by hand,\n' +
      'or say where it is: CHROMIUM_PATH=/path/to/chromium',
  )
}
