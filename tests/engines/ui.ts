import { inspect } from 'node:util'

import { expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test'

/** The element with a role and an accessible name: the whole name, or a pattern in it. */
export function the(role: Target['role'], words?: string | RegExp, inside?: Target): Target {
  return { by: 'Role', role, words, inside }
}

/** The element with this text. */
export function text(words: string | RegExp, inside?: Target): Target {
  return { by: 'Text', words, inside }
}

/** The frame with this title. */
export function titled(words: string): Target {
  return { by: 'Title', words }
}

/** A tab and its expectations. */
export type Ui = ReturnType<typeof uiOf>

/** Adds expectations to a tab. They retry until they hold. */
export function uiOf(tab: Tab) {
  const first = async (target: Target): Promise<Partial<ElementState>> =>
    (await tab.look(target))[0] ?? {}
  const visible = (target: Target) => async () =>
    (await tab.look(target)).filter((element) => element.visible).length
  const poll = <T>(ask: () => Promise<T>, about: unknown) =>
    expect.poll(ask, { message: inspect(about), intervals: [50, 100, 200] })

  return {
    ...tab,
    sees: (target: Target) => poll(visible(target), target).not.toBe(0),
    hides: (target: Target) => poll(visible(target), target).toBe(0),
    counts: (target: Target, count: number) => poll(visible(target), target).toBe(count),
    reads: (target: Target, words: string | RegExp) =>
      poll(async () => (await first(target)).text ?? '', target).toMatch(words),
    focuses: (target: Target) => poll(async () => (await first(target)).focused, target).toBe(true),

    /** Expects attributes, and the current value of a field. */
    async has(target: Target, attributes: Record<string, string | RegExp>) {
      for (const [name, value] of Object.entries(attributes)) {
        const ask = async () => (await first(target)).attributes?.[name]
        const right = value instanceof RegExp ? expect.stringMatching(value) : value
        await poll(ask, { name, target }).toEqual(right)
      }
    },
    /** Expects the path of the page. */
    isAt: (path: string) =>
      poll(async () => new URL(await tab.address()).pathname, path).toBe(path),
    box: async (target: Target) => (await tab.look(target))[0]!.box,
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target) {
      for (let stop = 0; stop < 60 && !(await first(target)).focused; stop += 1) {
        await tab.press('Tab')
      }
      await this.focuses(target)
    },
  }
}

/** An element by its role and name, its text, or its title. */
export type Target = {
  by: 'Role' | 'Text' | 'Title'
  role?: Parameters<Page['getByRole']>[0]
  /** The whole name or text, or a pattern in it. */
  words?: string | RegExp
  inside?: Target
}

/** An element at one moment. */
export type ElementState = {
  visible: boolean
  focused: boolean
  text: string
  /** The `value` of a field is its current value. */
  attributes: Record<string, string>
  /** In CSS px from the upper left corner of the window. */
  box: { x: number; y: number; width: number; height: number }
}

/**
 * A tab of an engine: what the drivers of all three can do.
 * No finger: only Chromium’s driver can touch.
 */
export type Tab = ReturnType<typeof playwrightTab>

/** A tab of Chromium or Firefox. */
export function playwrightTab(page: Page) {
  const at = (target: Target) => find(page, target).first()
  const lines: Promise<string>[] = []
  page.on('console', (message) => lines.push(lineOf(message)))

  return {
    /** Opens a path of the site, and waits for hydration. */
    goto: async (path: string) => void (await page.goto(path)),
    /** Every matching element in the accessibility tree, in document order. */
    look: (target: Target) => find(page, target).evaluateAll(statesOf),
    click: (target: Target) => at(target).click(),
    /** In CSS px from the upper left corner of the window. */
    clickAt: (x: number, y: number) => page.mouse.click(x, y),
    /** Moves the mouse to the element and a little further, as a hand does. */
    async hover(target: Target) {
      await at(target).hover()
      await at(target).hover({ position: { x: 5, y: 5 } })
    },
    /** Replaces the value of a field. */
    fill: (target: Target, words: string) => at(target).fill(words),
    /** Presses a key, by its name in `KeyboardEvent.key`. */
    press: (key: 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab') =>
      page.keyboard.press(key),
    scrollTo: (target: Target) => at(target).scrollIntoViewIfNeeded(),
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    // In Firefox, Playwright hears of no Back or Forward where only the end of the address changes.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    address: () => page.evaluate(() => location.href).catch(() => page.url()),
    /** The text of the page in a frame. */
    frame: (target: Target) => at(target).contentFrame().locator('body').innerText(),
    /** All console messages so far, as `level: words`. */
    logged: () => Promise.all(lines),
  }
}

function find(page: Page, { by, role, words = '', inside }: Target): Locator {
  const place = inside ? find(page, inside).first() : page.locator('html')
  if (by === 'Role') return place.getByRole(role!, words ? { name: words, exact: true } : {})
  return place[by === 'Text' ? 'getByText' : 'getByTitle'](words, { exact: true })
}

/** Objects as JSON, because not every engine’s message text has them. */
async function lineOf(message: ConsoleMessage) {
  const values = await Promise.all(
    message.args().map((arg) => arg.jsonValue().catch(() => String(arg))),
  )
  const words = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return `${message.type()}: ${words.join(' ') || message.text()}`
}

/** Runs in the page, so it uses nothing from outside. */
export function statesOf(elements: Element[]): ElementState[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const attributes = Array.from(element.attributes, ({ name, value }) => [name, value])
    if ('value' in element) attributes.push(['value', String(element.value)])
    return {
      visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
      focused: element === document.activeElement,
      text: element.textContent,
      attributes: Object.fromEntries(attributes),
      box: { x, y, width, height },
    }
  })
}
