import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inspect } from 'node:util'

import {
  Builder,
  Capabilities,
  error as errors,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'

import { freePort, startChild } from '@studio/hosts/tests/start-child'

import { isHydrated } from '#owner/check/hydration.ts'
import { statesOf, type ElementState, type Engine, type Tab, type Target } from './tab.ts'

/** The full paths of the programs for WebKitGTK. */
type Programs = { driver: string; browser: string; display: string }

const TIMEOUT_MS = 15_000
const NO_LIBRARY = 'no library'
const KEYS = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

/** Testing Library, which finds elements by role and name. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** WebKitGTK by WebDriver, which cannot read the console: the proxy collects its messages. */
export async function webkitEngine(
  programs: Programs,
  baseURL: string,
  proxy: { address: string; lines: string[] },
): Promise<Engine> {
  // X chooses a free display and prints its number.
  const args = ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp']
  const screen = spawn(programs.display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3]!, 'data')

  return {
    async newTab() {
      const display = `:${String(number).trim()}`
      const { driver, end } = await startSession(programs, display, proxy.address)
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 })
      proxy.lines.length = 0
      return { ...tabOf(driver, baseURL), logged: async () => [...proxy.lines], close: end }
    },
    close: async () => void screen.kill(),
  }
}

/** Opens a full-screen window with its own driver, so that a crash ends only one journey. */
async function startSession(
  { driver: command, browser }: Programs,
  display: string,
  proxy: string,
) {
  const port = await freePort()
  // Its sandbox fails as root, and containers usually run as root.
  const env = { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const server = await startChild({ command, args: ['-p', String(port)], port, env })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With the standard `proxy` capability it would use TLS to the proxy.
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--full-screen', `--proxy=${proxy}`],
    },
  })
  const builder = new Builder().disableEnvironmentOverrides()
  builder.usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities)
  try {
    const driver = await builder.build()
    return { driver, end: () => driver.quit().finally(server.stop) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function tabOf(driver: WebDriver, baseURL: string): Omit<Tab, 'logged' | 'close'> {
  /** Evaluates an expression in the page, after adding Testing Library to it. */
  async function inPage<T>(expression: string): Promise<T> {
    const script = `return 'TestingLibraryDom' in window ? ${expression} : '${NO_LIBRARY}'`
    const answer = await driver.executeScript<T | typeof NO_LIBRARY>(script)
    if (answer !== NO_LIBRARY) return answer

    await driver.executeScript(LIBRARY)
    // Tries again, because the page may have changed meanwhile.
    return inPage(expression)
  }

  /** The first matching element, once it is visible. */
  async function at(target: Target): Promise<WebElement> {
    const visible = async () => {
      const element = await inPage<WebElement | null>(`${queryFor(target)}[0]`)
      return element && (await element.isDisplayed()) ? element : undefined
    }
    const element = await driver.wait(visible, TIMEOUT_MS, `There is no ${inspect(target)}`)
    const options = '{ behavior: "instant", block: "center" }'
    await driver.executeScript(`arguments[0].scrollIntoView(${options})`, element)
    return element!
  }

  return {
    async goto(path) {
      await driver.get(new URL(path, baseURL).href)
      await driver.wait(() => driver.executeScript(`return (${isHydrated})()`), TIMEOUT_MS)
    },
    look: (target) => inPage<ElementState[]>(`(${statesOf})(${queryFor(target)})`),
    async click(target) {
      const isClicked = async () => {
        try {
          await (await at(target)).click()
          return true
        } catch (error) {
          // The page is still changing places, after a link or while it loads.
          if (error instanceof errors.ElementNotInteractableError) return false
          throw error
        }
      }
      await driver.wait(isClicked, TIMEOUT_MS, `Nothing clicks ${inspect(target)}`)
    },
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    async hover(target) {
      const origin = await at(target)
      await driver.actions().move({ origin }).move({ origin, x: 3, y: 3 }).perform()
    },
    async fill(target, words) {
      const field = await at(target)
      await field.clear()
      await field.sendKeys(words)
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    scrollTo: async (target) => void (await at(target)),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    turnText: (direction) =>
      driver.executeScript('document.documentElement.dir = arguments[0]', direction),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    address: () => driver.getCurrentUrl(),
    async frame(target) {
      await driver.switchTo().frame(await at(target))
      try {
        return await driver.findElement({ css: 'body' }).getText()
      } catch {
        return '' // The frame is still loading.
      } finally {
        await driver.switchTo().defaultContent()
      }
    },
  }
}

/** JavaScript that finds the elements of a target by Testing Library. */
function queryFor({ by, role, words, inside }: Target): string {
  // Nothing is in a place that is not there.
  const place = inside ? `(${queryFor(inside)}[0] ?? new Image())` : 'document.documentElement'
  const expected = words instanceof RegExp ? String(words) : JSON.stringify(words)
  if (by === 'text') return `TestingLibraryDom.queryAllByText(${place}, ${expected})`
  if (by === 'title') return `TestingLibraryDom.queryAllByTitle(${place}, ${expected})`
  const name = words ? `{ name: ${expected} }` : '{}'
  return `TestingLibraryDom.queryAllByRole(${place}, '${role}', ${name})`
}
