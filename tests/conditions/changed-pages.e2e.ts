import type { Locator, Page } from '@playwright/test'

import { layoutShift } from '../states/checks.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { centerOf } from '../support/input.ts'
import { expectInquiryKept, fields, fillInForm, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { PAGE_SCRIPTS } from '../support/pages.ts'
import {
  button,
  everythingWorks,
  expect,
  hydrated,
  isWhole,
  onEach,
  openEarly,
  openLightbox,
  test,
} from './condition.ts'

// angple#2138, react#24430, next.js#58448: whatever changes a page before its scripts run makes React throw it
// away and draw it again. A framework that keeps text nodes loses them to a translator, and says what was true before.

/** React's error. Only the form and small controls are drawn again, with all that was typed. */
const DRAWN_AGAIN = /Minified React error #418/

/**
 * Who changes a page before its scripts run: browsers, extensions, and servers between. Each runs in the
 * page, with its texts.
 */
const REWRITERS: Record<string, string | ((texts: typeof findTexts) => void)> = {
  'a translator that wraps texts': `(texts) => (${translate})(texts, 'wrap')`,
  'a translator that replaces texts': `(texts) => (${translate})(texts, 'replace')`,

  'a phone that links numbers, dates and places': (texts) => {
    const known = /\(\d{3}\) \d{3}-\d{4}|Charlotte|Saturday|\d+[–-]\d+ \w+/
    for (const text of texts()) {
      const [found] = known.exec(text.data) ?? []
      if (!found) continue
      const after = text.splitText(text.data.indexOf(found)).splitText(found.length)
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://0'
      link.append(after.previousSibling!)
      after.before(link)
    }
  },

  'a server that removes comments, spaces and addresses': (texts) => {
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) (comments.referenceNode as Comment).remove()
    for (const text of texts()) {
      if (!text.data.includes('@')) text.data = text.data.replaceAll(/\s+/g, ' ')
      else text.replaceWith(Object.assign(document.createElement('span'), { textContent: '[…]' }))
    }
  },

  'an extension that puts elements everywhere': () => {
    const places = 'body, main, header, footer, section, figure, form, [data-island]'
    for (const place of document.querySelectorAll(places)) {
      place.prepend(document.createElement('extension-banner'))
      place.append(document.createElement('extension-toolbar'))
    }
    for (const image of document.images) {
      image.before(document.createElement('span'))
      image.after(document.createElement('span'))
    }
  },

  'a password manager': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.after(document.createElement('com-lastpass-icon'))
    }
  },
}

for (const who of Object.keys(REWRITERS)) {
  test(`after ${who} no page is painted anew, and all works`, async ({ page, expectConsole }) => {
    expectConsole(DRAWN_AGAIN)
    const scripts = await delayRequests(page, PAGE_SCRIPTS)
    await onEach(['/', '/portfolio', '/contact', '/booking', '/nope'], async (path) => {
      await openEarly(page, path)
      await rewrite(page, who)
      const kept = await page.evaluateHandle(() => [
        ...document.querySelectorAll('h1, img, footer'),
      ])
      const words = await countWords(page)
      await waitForTwoFrames(page)
      const shifted = await layoutShift(page)
      scripts.release()
      await hydrated(page)

      const isGone = (all: Element[]) => all.filter((one) => !one.isConnected).length
      expect(await kept.evaluate(isGone)).toBe(0)
      expect((await layoutShift(page)) - shifted).toBeLessThan(0.01)
      // A hidden address, “[email protected]”, may be one word again.
      expect(await countWords(page)).toBeGreaterThanOrEqual(words - 1)
      await everythingWorks(page, path)
      scripts.hold()
    })
  })
}

test('translated after hydration, every feature works, and says what is true', async ({ page }) => {
  await onEach(['/', '/portfolio', '/contact', '/booking'], async (path) => {
    await page.goto(path)
    await rewrite(page, 'a translator that wraps texts')
    await everythingWorks(page, path)
  })
})

for (const who of ['a password manager', 'a translator that wraps texts']) {
  test(`what was typed and pressed, and the focus, survive ${who} before hydration`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(DRAWN_AGAIN)
    const scripts = await delayRequests(page, PAGE_SCRIPTS)
    await openEarly(page, '/contact')
    const { message } = fields(page)
    const answer = page.locator('[type=radio][value=Outdoors]')
    await fillInForm(page)
    await answer.check()
    await rewrite(page, who)
    const form = (await page.locator('form').elementHandle())!
    await message.pressSequentially(' Pleas!')
    await message.press('ArrowLeft')

    scripts.release()
    await hydrated(page)
    expect(await form.evaluate((one) => one.isConnected), 'the form was drawn again').toBe(false)
    await expect(message).toBeFocused()
    await page.keyboard.type('e')
    await expectInquiryKept(page, { ...INQUIRY, message: `${INQUIRY.message} Please!` })
    await expect(answer).toBeChecked()
  })
}

// react-slick#880: a translator into Arabic or Hebrew sets `dir` on the open page.
test('where a translator turns the page, the carousel leads to the left', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('region', { name: 'Recent Sessions' }).scrollIntoViewIfNeeded()
  await button(page, 'Next session').click()
  await isAtSession(page, 2)
  await page.evaluate(() => void (document.body.dir = 'rtl'))
  await isAtSession(page, 2)

  await button(page, 'Next session').click()
  await isAtSession(page, 3)
  for (const [key, position] of [
    ['ArrowLeft', 4],
    ['ArrowRight', 3],
    ['End', 25],
  ] as const) {
    await page.keyboard.press(key)
    await isAtSession(page, position)
  }
  await expect(button(page, 'Next session')).toBeDisabled()

  const slider = page.getByRole('slider', { name: 'Recent Sessions' })
  const { x, y, width, height } = (await slider.boundingBox())!
  const ring = slider.locator('xpath=preceding-sibling::*/*[@data-wax]')
  await expect.poll(async () => (await centerOf(ring))[0]).toBeLessThan(x + 5)
  await page.mouse.click(x + width - 1, y + height / 2)
  await isAtSession(page, 1)
  await expect(button(page, 'Previous session')).toBeDisabled()
})

// react/react#11538: React drops a page if somebody else has removed what it has drawn.

const remove = (target: Locator) => target.evaluate((element) => element.remove())
const removeAll = (all: Element[]) => all.forEach((element) => element.remove())

test('without a photograph, or its sources, the lightbox shows what is left', async ({ page }) => {
  await page.goto('/portfolio')
  const [first, second] = [/^Open Behind the curtain/, /^Open All five/]
  await page.getByRole('link', { name: first }).locator('source').evaluateAll(removeAll)
  const link = (await page.getByRole('link', { name: second }).elementHandle())!
  await link.evaluate((element) => element.querySelector('picture')!.remove())
  await link.click()
  const lightbox = page.getByRole('dialog')
  for (const [number, key] of [
    [2, 'ArrowLeft'],
    [1, 'ArrowRight'],
    [2, 'Escape'],
  ] as const) {
    await expect(lightbox.getByText(`Frame ${number} of 5`, { exact: true }).first()).toBeVisible()
    await expect(lightbox.locator('[data-shown] img')).not.toHaveJSProperty('naturalWidth', 0)
    await page.keyboard.press(key)
  }
  await expect(lightbox).toHaveCount(0)
  await isWhole(page)
})

/** What a blocker removes, by its page, and what the visitor then does. */
const REMOVALS: Record<string, (page: Page) => Promise<unknown>> = {
  async '/'(page) {
    await remove(page.getByRole('group', { name: '2 of 5', includeHidden: true }))
    await button(page, 'Next photograph').click()
    await button(page, 'Next photograph').click()
    await button(page, 'Previous photograph').click()
  },

  async '/portfolio'(page) {
    const lightbox = await openLightbox(page)
    await remove(lightbox.locator('img').first())
    await remove(page.getByText('Frame 1 of 5', { exact: true }))
    await button(page, 'Next photograph').click()
    await button(page, 'Next photograph').click()
    await button(page, 'Close').click()
    await remove(page.getByRole('group', { name: '2 of 25', exact: true }))
    await button(page, 'Next session').click()
  },

  async '/about'(page) {
    await button(page, 'Menu').click()
    await remove(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }))
    await page.getByRole('button', { name: 'Menu', expanded: true }).click()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  },

  async '/contact'(page) {
    await send(page).click()
    await expect(page.getByText('Please', { exact: false }).first()).toBeVisible()
    await remove(page.getByRole('form').locator('p').first())
    // As what blocks the banners of consent tools does.
    await remove(page.locator('#notices'))
    await fillInForm(page)
    await button(page, 'Copy email address').click()
    await expectInquiryKept(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  },
}

test('whatever part of a page a blocker removes, the page goes on', async ({ page }) => {
  await onEach(Object.keys(REMOVALS), async (path) => {
    await page.goto(path)
    await REMOVALS[path]!(page)
    await isWhole(page)
  })
})

const FOREIGN = 'https://elsewhere.example'
const OVERRUN = 'document.title = "overrun"'

/** What injected code could add to a page, and the directive of the policy that stops it. */
const INJECTED: [tag: string, properties: Record<string, string>, directive: string][] = [
  ['iframe', { src: FOREIGN }, 'frame-src'],
  ['img', { src: FOREIGN }, 'img-src'],
  ['link', { rel: 'preload', as: 'fetch', href: FOREIGN }, 'connect-src'],
  ['script', { src: FOREIGN }, 'script-src-elem'],
  ['script', { textContent: OVERRUN }, 'script-src-elem'],
  ['style', { textContent: 'body { display: none }' }, 'style-src-elem'],
  ['p', { innerHTML: `<b onclick='${OVERRUN}'></b>` }, 'script-src-attr'],
  ['form', { action: FOREIGN, method: 'post' }, 'form-action'],
]

test('injected code can neither leave a page nor run', async ({ page, outside, expectConsole }) => {
  expectConsole(/Content Security Policy/)
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset.stopped = effectiveDirective
    })
  })

  for (const [tag, properties, directive] of INJECTED) {
    await test.step(`${tag} ${directive}`, async () => {
      await page.goto('/about')
      await page.evaluate(
        ([name, values]) => {
          const element = Object.assign(document.createElement(name), values)
          document.body.append(element)
          if (element instanceof HTMLFormElement) element.submit()
        },
        [tag, properties] as const,
      )

      // Playwright's own expectations would wait for the end of a blocked post.
      const stopped = () => page.evaluate(() => document.documentElement.dataset.stopped)
      await expect.poll(stopped).toBe(directive)
      expect(await page.evaluate(() => document.title)).toMatch(/^About/)
      const isShown = () => document.querySelector('main')!.checkVisibility()
      expect(await page.evaluate(isShown)).toBe(true)
    })
  }
  expect(outside).toEqual([])
})

/** Changes an open page. */
async function rewrite(page: Page, who: string) {
  await page.evaluate(`(${REWRITERS[who]})(${findTexts})`)
}

function findTexts(): Text[] {
  const SKIPPED = 'script, style, noscript, textarea, svg, font'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter((text) => text.data.trim() && !text.parentElement?.closest(SKIPPED))
}

/**
 * Translates a page as browsers do, now and after each change: puts every text into two `<font>` elements. Some
 * wrap the text nodes of a page, others replace them.
 */
function translate(texts: typeof findTexts, manner: 'wrap' | 'replace') {
  const observer = new MutationObserver(work)
  work()

  function work() {
    observer.disconnect()
    for (const text of texts()) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(manner === 'wrap' ? text : text.data)
    }
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

/** Without those that only browsers without scripts show. */
function countWords(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
    main.querySelectorAll('noscript').forEach((element) => element.remove())
    return main.textContent.split(/\s+/).length
  })
}

/** Says where it is, and is there. */
async function isAtSession(page: Page, position: number) {
  const name = `${position} of 25`
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  const session = page.getByRole('group', { name, exact: true })
  await expect(session).toBeInViewport({ ratio: 0.5 })
}
