import type { Locator, Page } from '@playwright/test'

import {
  CALENDAR,
  scrollToCalendar,
  showCalendar,
  unreachableNotice,
  BOOKED,
  confirmation,
  post,
} from '../support/calendar.ts'
import { freezeClock } from '../support/frozen-clock.ts'
import { centerOf } from '../support/input.ts'
import { fields, fillInForm, notice, send, thanks } from '../support/inquiry.ts'
import { PAGE_SCRIPTS } from '../support/page-scripts.ts'
import { expect, test } from '../support/test.ts'
import { button, condition, delay, lose, openLightbox, PHONE } from './condition.ts'
import { isHydrated } from '../support/hydration.ts'

type Step = (page: Page) => unknown

/** What a visitor does on a page, by the state that it leads to. */
type Journey = { path: string; does?: Step; steps: Record<string, Step> }

const press = (name: string) => (page: Page) => button(page, name).click()
const wait = (ms: number) => (page: Page) => page.clock.runFor(ms)

const JOURNEYS: Record<string, Journey> = {
  'the slideshow and its tips': {
    path: '/',
    steps: {
      'the next slide': wait(7000),
      'another slide': press('Photograph 4 of 5'),
      'a tip': async (page) => {
        await button(page, 'Previous photograph').hover()
        await page.clock.runFor(800)
        await expect(page.getByRole('tooltip')).toBeVisible()
      },
    },
  },

  'the carousel and the lightbox': {
    path: '/portfolio',
    does: lose(/uploads\/stairs-spiral.+\.(avif|jpg)$/),
    steps: {
      'the next session': press('Next session'),
      'the lightbox': openLightbox,
      'a photograph that does not load': async (page) => {
        await button(page, 'Next photograph').click()
        await button(page, 'Next photograph').click()
        await expect(page.getByText('The photograph did not load.')).toBeVisible()
      },
      'the page again': press('Close'),
    },
  },

  'a calendar that fails, then stays empty, then is booked': {
    path: '/booking',
    does: lose(CALENDAR),
    steps: {
      'the lost calendar': async (page) => {
        await scrollToCalendar(page)
        await expect(unreachableNotice(page)).toBeVisible()
      },
      'asking again': async (page) => {
        await page.unroute(CALENDAR)
        await page.route(CALENDAR, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<h1>Pick a day</h1>' }),
        )
        await button(page, 'Try again').click()
        await expect(page.getByText('Asking again…').first()).toBeVisible()
      },
      'the calendar, with advice': async (page) => {
        await page.clock.runFor(11_000)
        await button(page, 'Show it anyway').click()
        await showCalendar(page)
      },
      'a booking': async (page) => {
        await post(await showCalendar(page), BOOKED)
        await expect(confirmation(page)).toBeVisible()
      },
    },
  },

  'the lost map, the form with mistakes and the thank-you': {
    path: '/contact',
    does: lose(/openstreetmap/),
    steps: {
      'the lost map': async (page) => {
        // First: another step may bring it into view on one page only.
        await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
        await expect(page.getByText('The map can’t be reached')).toBeVisible()
      },
      'what is missing': (page) => send(page).click(),
      'what is wrong': async (page) => {
        await fillInForm(page)
        await fields(page).email.fill('nadia')
        await send(page).click()
      },
      'a notice': async (page) => {
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.resolve()
        })
        await button(page, 'Copy phone number').click()
        await expect(notice(page)).toBeVisible()
      },
      thanks: async (page) => {
        await fields(page).email.fill('nadia@example.com')
        await send(page).click()
        await expect(thanks(page)).toBeVisible()
      },
      'the form again': wait(3000),
    },
  },
}

// Takes the same steps on a page and on its translations, and compares their texts after each.
for (const [title, { path, does, steps }] of Object.entries(JOURNEYS)) {
  for (const when of ['before', 'after'] as const) {
    test.describe(() => {
      test.use({ waitForScripts: false })

      test(`translated ${when} hydration, ${title}: every state says what it should`, async ({
        page: translated,
        context,
        expectConsole,
      }) => {
        // React draws a page again that was changed before hydration.
        expectConsole(/Minified React error #418|Failed to load resource/)
        const plain = await context.newPage()
        const both = [plain, translated]
        await context.clock.install()
        for (const page of both) await does?.(page)
        const scripts = await delay(PAGE_SCRIPTS)(translated)
        await Promise.all(both.map((page) => page.goto(path)))
        if (when === 'before') await translate(translated, 'replaced')
        scripts.release()
        for (const page of both) await page.waitForFunction(isHydrated)
        if (when === 'after') await translate(translated, 'wrapped')
        await freezeClock(translated)

        const noStep: Step = () => undefined
        for (const [state, step] of Object.entries({ 'the page': noStep, ...steps })) {
          await test.step(state, async () => {
            for (const page of both) await step(page)
            await expect(async () =>
              expect(await textsOf(translated)).toEqual(await textsOf(plain)),
            ).toPass()
          })
        }
      })
    })
  }
}

// react-slick#880: a translator into Arabic or Hebrew sets `dir` on the open page.
condition({
  says: 'where a translator turns the page around, the carousel leads to the left, and says truly where it is',
  visits: ['/portfolio'],
  async holds(page) {
    await page.getByRole('region', { name: 'Recent Sessions' }).scrollIntoViewIfNeeded()
    await button(page, 'Next session').click()
    await isAtSession(page, '2 of 25')
    await turnAround(page)
    await isAtSession(page, '2 of 25')

    await button(page, 'Next session').click()
    await isAtSession(page, '3 of 25')
    await page.keyboard.press('ArrowLeft')
    await isAtSession(page, '4 of 25')
    await page.keyboard.press('ArrowRight')
    await isAtSession(page, '3 of 25')
    await page.keyboard.press('End')
    await isAtSession(page, '25 of 25')
    await expect(button(page, 'Next session')).toBeDisabled()

    const slider = page.getByRole('slider', { name: 'Recent Sessions' })
    const { x, y, width, height } = (await slider.boundingBox())!
    const ring = slider.locator('xpath=preceding-sibling::*/*[@data-wax]')
    await expect.poll(async () => (await centerOf(ring))[0]).toBeLessThan(x + 5)
    await page.mouse.click(x + width - 1, y + height / 2)
    await isAtSession(page, '1 of 25')
    await expect(button(page, 'Previous session')).toBeDisabled()
  },
  visitor: PHONE,
})

condition({
  says: 'where a translator turns a page around, numbers and prices are not',
  visits: ['/contact', '/booking'],
  async holds(page, path) {
    await turnAround(page)
    const phone = page.getByRole('link', { name: '(704) 555-0136' })
    const number = path === '/contact' ? phone : page.getByText('$420')
    expect(await startsAtLeft(number.first())).toBe(true)
  },
  // So wide that a number has one line.
  visitor: { viewport: { width: 1280, height: 800 } },
})

function turnAround(page: Page) {
  return page.evaluate(() => void (document.body.dir = 'rtl'))
}

/** Says where it is, and is there. */
async function isAtSession(page: Page, position: string) {
  await expect(page.getByText(position, { exact: true }).first()).toBeVisible()
  const session = page.getByRole('group', { name: position, exact: true })
  await expect(session).toBeInViewport({ ratio: 0.5 })
}

/** Whether the first letter of an element is at the left of the last. */
function startsAtLeft(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const [first, ...others] = texts.filter(({ data }) => data.trim())
    const leftOf = (text: Text, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    const last = others.at(-1) ?? first!
    return leftOf(first!, 0) < leftOf(last, last.data.trimEnd().length - 1)
  })
}

/** Some translators wrap text nodes, others replace them. */
type Manner = 'wrapped' | 'replaced'

/**
 * Translates an open page as browsers do, now and after each change: puts every text between marks
 * and into two `<font>` elements. A framework that keeps text nodes loses them.
 */
async function translate(page: Page, manner: Manner) {
  await page.evaluate((how) => {
    const SKIPPED = 'script, style, noscript, textarea, svg, font'
    const observer = new MutationObserver(work)
    const changes = { childList: true, characterData: true, subtree: true }

    function work() {
      observer.disconnect()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.filter(isTranslatable).forEach(put)
      observer.observe(document.body, changes)
    }

    function isTranslatable(text: Text) {
      return text.data.trim() && !text.parentElement?.closest(SKIPPED)
    }

    function put(text: Text) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      if (how === 'wrapped') text.data = `‹${text.data}›`
      inner.append(how === 'wrapped' ? text : `‹${text.data}›`)
    }

    work()
  }, manner)
}

/** All texts of the page, hidden ones too, without the marks of `translate`. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    copy.querySelectorAll('script, style, noscript').forEach((element) => element.remove())
    copy.querySelectorAll('font').forEach((font) => font.replaceWith(...font.childNodes))
    // Hydrated text may have several nodes, with comments between them.
    const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) (comments.referenceNode as Comment).remove()
    copy.normalize()

    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push((walker.currentNode as Text).data.replace(/[‹›]/g, ''))
    return texts.filter((text) => text.trim())
  })
}
