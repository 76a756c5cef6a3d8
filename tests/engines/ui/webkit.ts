import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { error as errors, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'

import { isHydrated } from '../../support/hydration.ts'
import { statesOf, type ElementState } from './element-state.ts'
import type { Engine, Tab } from './tab.ts'
import { describeTarget, type Target } from './target.ts'
import { find } from './webkit-find.ts'
import {
  startScreen,
  startSession,
  type WebkitPrograms,
  type WebkitSession,
} from './webkit-session.ts'

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
  programs: WebkitPrograms,
  baseURL: string,
  proxy: { proxy: string; lines: string[] },
): Promise<Engine> {
  const screen = await startScreen(programs.display)

  return {
    async newTab() {
      const session = await startSession(programs, screen.name, proxy.proxy)
      await session.driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 })
      proxy.lines.length = 0
      return tabOf(session, baseURL, proxy.lines)
    },
    close: async () => screen.close(),
  }
}

function tabOf({ driver, end }: WebkitSession, baseURL: string, lines: string[]): Tab {
  /** Evaluates an expression about a target, after adding Testing Library to the page. */
  async function inPage<T>(expression: string, target: Target): Promise<T> {
    const script = `return 'TestingLibraryDom' in window ? ${expression} : '${NO_LIBRARY}'`
    const answer = await driver.executeScript<T | typeof NO_LIBRARY>(script, sendable(target))
    if (answer !== NO_LIBRARY) return answer

    await driver.executeScript(LIBRARY)
    // Tries again, because the page may have changed meanwhile.
    return inPage(expression, target)
  }

  /** The first matching element, once it is visible. */
  async function at(target: Target): Promise<WebElement> {
    const visible = async () => {
      const element = await inPage<WebElement | null>(`(${find})(arguments[0])[0]`, target)
      return element && (await element.isDisplayed()) ? element : undefined
    }
    const element = await driver.wait(visible, TIMEOUT_MS, `There is no ${describeTarget(target)}`)
    await driver.executeScript(
      'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
      element,
    )
    return element!
  }

  return {
    async goto(path) {
      await driver.get(new URL(path, baseURL).href)
      await driver.wait(() => driver.executeScript(`return (${isHydrated})()`), TIMEOUT_MS)
    },
    look: (target) => inPage<ElementState[]>(`(${statesOf})((${find})(arguments[0]))`, target),
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
      await driver.wait(isClicked, TIMEOUT_MS, `Nothing clicks ${describeTarget(target)}`)
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
    back: () => driver.navigate().back(),
    title: () => driver.getTitle(),
    addresses: () => addresses(driver),
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
    logged: async () => [...lines],
    shot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: end,
  }
}

async function addresses(driver: WebDriver) {
  const own = await driver.getWindowHandle()
  const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== own)
  const all: string[] = []
  for (const handle of [own, ...others]) {
    await driver.switchTo().window(handle)
    all.push(await driver.getCurrentUrl())
  }
  await driver.switchTo().window(own)
  return all
}

/** Regular expressions cannot be sent as JSON. */
function sendable({ words, inside, ...target }: Target): object {
  const serialized = words instanceof RegExp ? { source: words.source, flags: words.flags } : words
  return { ...target, words: serialized, inside: inside && sendable(inside) }
}
