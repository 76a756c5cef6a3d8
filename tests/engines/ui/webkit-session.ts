import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'

import { freePort, startChild } from '@studio/hosts/tests/start-child'

/** The full paths of the programs for WebKitGTK. */
export type WebkitPrograms = { driver: string; browser: string; display: string }

/** `end` closes the window and stops its driver. */
export type WebkitSession = { driver: WebDriver; end(): Promise<void> }

/** Starts a virtual screen. X chooses a free display and prints its number. */
export async function startScreen(program: string) {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(child.stdio[3]!, 'data')
  return { name: `:${String(number).trim()}`, close: () => void child.kill() }
}

/** Opens a window with its own driver, so that a crash ends only one journey. */
export async function startSession(
  { driver: command, browser }: WebkitPrograms,
  screen: string,
  proxy: string,
): Promise<WebkitSession> {
  const port = await freePort()
  const server = await startChild({
    command,
    args: ['-p', String(port)],
    port,
    env: {
      DISPLAY: screen,
      // Its sandbox fails as root, and containers usually run as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  try {
    const driver = await newDriver(`http://127.0.0.1:${port}`, browser, proxy)
    return { driver, end: () => driver.quit().finally(server.stop) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Opens a full-screen window that uses the proxy. */
async function newDriver(address: string, binary: string, proxy: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With the standard `proxy` capability it would use TLS to the proxy.
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--full-screen', `--proxy=${proxy}`],
    },
  })
  const builder = new Builder().disableEnvironmentOverrides()
  return builder.usingServer(address).withCapabilities(capabilities).build()
}
