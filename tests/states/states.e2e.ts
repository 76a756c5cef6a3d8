import type { Page } from '@playwright/test'

import { violationsOf } from '#owner/check/axe.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'

import { addressOf, wordsOf, type StudioName, type StudioWords } from '../studios/studios.ts'
import { expect, test, type ExpectConsole } from '../support/test.ts'
import { emptyPlaces, onPaperInVain, startBefore, tabThrough } from './checks.ts'
import { applySetting, COMMON, RARE, type Setting } from './settings.ts'
import { STATES, type State } from './table.ts'

/** One whole, one in another language from right to left, one that leaves out all it may. */
const STUDIOS: StudioName[] = ['demo', 'arabic', 'smallest']

/** Names, addresses and units, in Latin letters everywhere. The rights in prints are the demo’s, whose prints they are. */
const NAMES =
  /(© 2024 )?Dogwood & Silver|June Calloway|\S+@\S+|https?:\/\/\S+|\S+\.(com|org|io|example|jpg)\b|Ektar|Kodak Gold|Ilford HP5 Plus|Portra|35 ?mm|\d+A\b|summary_large_image|image\/jpeg|website|[a-z]{2}_[A-Z]{2}/gi

/** What comes sooner, like a tip, comes. */
const HELD_MS = 1000

test.use({ viewport: { width: 390, height: 844 } })

for (const state of STATES) {
  const { title, open, logs, withoutScripts, studios = STUDIOS } = state
  for (const studio of studios) {
    const says = `${studio}: ${title}`

    test.describe(() => {
      test.use({ baseURL: addressOf(studio), javaScriptEnabled: !withoutScripts })
      const isDemo = studio === 'demo'
      // Forced colors are the visitor’s, whatever the studio’s are.
      const rare = studio === studios[0] ? RARE : RARE.filter(({ media }) => !media)

      const openState = async (page: Page, expectConsole: ExpectConsole) => {
        if (logs) expectConsole(logs)
        const words = await wordsOf(studio)
        if (!withoutScripts) await holdTime(page)
        await open(page, words, studio)
        return words
      }

      const tag = isDemo ? [] : '@all'
      test(`${says} can be read and reached`, { tag }, async ({ page, expectConsole }) => {
        const words = await openState(page, expectConsole)
        expect.soft(await emptyPlaces(page)).toEqual([])
        await expectLanguage(page, words)
        await expectWhole(page, state, isDemo ? COMMON : [...COMMON, ...rare])
        if (!withoutScripts) await expectKeys(page, state)
        if (!isDemo) await expectPaper(page)
      })

      if (!isDemo) return
      // Apart, so that `npm test` can leave it out.
      test(`${says} is whole in any window`, { tag: '@all' }, async ({ page, expectConsole }) => {
        await openState(page, expectConsole)
        await expectWhole(page, state, rare)
        await expectPaper(page)
      })
    })
  }
}

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect.soft.poll(() => onPaperInVain(page), 'on paper').toEqual([])
}

/** Keeps from coming what would come after a second or more, so that a state stays. */
async function holdTime(page: Page) {
  await page.addInitScript((shortest) => {
    const { setTimeout: start } = window
    const hold = (callback: () => void, ms = 0, ...values: []) =>
      ms < shortest ? start(callback, ms, ...values) : 0
    Object.assign(window, { setTimeout: hold, setInterval: hold })
  }, HELD_MS)
}

/** Expects that all can be read and pressed, and no finding of axe, in each of some settings. */
async function expectWhole(page: Page, state: State, settings: Setting[]) {
  for (const setting of settings) {
    if (setting.width >= (state.below ?? Infinity)) continue
    await applySetting(page, setting)
    await expect.soft.poll(() => layoutProblems(page), setting.name).toEqual([])
    if (setting.axe && !state.withoutScripts) {
      expect.soft(await violationsOf(page, state.within), setting.name).toEqual([])
    }
  }
  // As it was opened.
  await applySetting(page, settings[0]!)
}

/** Expects no words but those of the studio, also where only machines read them. */
async function expectLanguage(page: Page, { script, tag }: StudioWords) {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  const texts = await textsOf(page)
  expect.soft(texts.filter((text) => /undefined|null|NaN/.test(text))).toEqual([])
  if (script === 'Latn') return
  // A browser speaks its own language about a field.
  const messages = await page
    .locator('input, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).validationMessage))
  const own = texts.filter((text) => !messages.includes(text))
  const words = own.map((text) => text.replaceAll(NAMES, ''))
  expect.soft(words.filter((text) => /\p{Script=Latin}{2}/u.test(text))).toEqual([])
}

/** Expects Tab to reach every control. */
async function expectKeys(page: Page, { within = 'body' }: State) {
  // Focus scrolls smoothly otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startBefore(page, within)
  expect.soft(await tabThrough(page, within), 'Tab').toEqual([])
}

/** Attributes that are shown or read aloud. */
const SAID =
  /^(?:alt|content|label|placeholder|title|aria-(?:description|label|roledescription|valuetext)|data-(?:note|tip|title))$/

/** Fields of structured data that search engines show. */
const SHOWN = ['name', 'description', 'caption', 'text', 'slogan', 'copyrightNotice', 'creditText']

/**
 * Every text and name in the head and body of a page, shown or not, each once: also what links put into an
 * email, and what search engines are told.
 */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ([said, shown]) => {
      const found = new Set<string>()
      const add = (text: unknown) =>
        typeof text === 'string' && text.trim() && found.add(text.trim().replaceAll(/\s+/g, ' '))

      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!
        // An address is in parts. With scripts, what is in `noscript` is one text, with tags.
        const isSkipped = parent.closest('script, style, a[href^="mailto:"] > [aria-hidden]')
        const isSource = parent.matches('noscript') && /</.test(parent.textContent)
        if (!isSkipped && !isSource) add(walker.currentNode.nodeValue)
      }
      for (const element of document.querySelectorAll('*')) {
        if (element.matches('meta:not([name=description], [property^="og:"])')) continue
        for (const { name, value } of element.attributes) if (said.test(name)) add(value)
      }
      for (const { search } of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        for (const [, text] of new URLSearchParams(search)) add(text)
      }
      for (const script of document.querySelectorAll('[type="application/ld+json"]')) {
        JSON.parse(script.textContent, (name, value) => {
          if (shown.includes(name)) add(value)
          return value
        })
      }
      return [...found]
    },
    [SAID, SHOWN] as const,
  )
}
