import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'

import { freePort, startChild } from '@studio/hosts/tests/start-child'

/** Programs that drive WebKitGTK, by full path. */
export type WebkitPrograms = { driver: string; browser: string; display: string }

/** A window of WebKitGTK, and what ends it with all that serves it. */
export type WebkitSession = { driver: WebDriver; end(): Promise<void> }

/** A screen that nobody sees: X chooses a display that is free, and says which. */
export async function startScreen(program: string) {
  const words = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(child.stdio[3]!, 'data')
  return { name: `:${String(number).trim()}`, close: () => void child.kill() }
}

/** Opens a window with a driver of its own: one that breaks takes no other journey with it. */
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
      // Like Chromium it refuses its sandbox to root, who is whom containers run as.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const driver = await newDriver(`http://127.0.0.1:${port}`, browser, proxy)

  return {
    driver,
    async end() {
      await driver.quit().finally(() => server.stop())
    },
  }
}

/** A window without bars that asks the proxy for everything. */
async function newDriver(address: string, binary: string, proxy: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // Its own word for the proxy: by the standard's it would speak TLS to the proxy of TLS.
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--full-screen', `--proxy=${proxy}`],
    },
  })
  const builder = new Builder().disableEnvironmentOverrides()
  return builder.usingServer(address).withCapabilities(capabilities).build()
}
