import type { CDPSession, Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** How someone looks at the site: their window, what their system asks for, what they do to text. */
export type Condition = {
  name: string
  width: number
  height: number
  media?: Media
  text?: keyof typeof TEXT
  /** Whether all of axe is asked too, which takes ten times as long as looking where things are. */
  axe?: boolean
}

/** The browser's own font size in px, and a style sheet of the visitor's. */
const TEXT = {
  plain: { standard: 16, sheet: '' },
  /** Queries that count in em see it. */
  doubled: { standard: 32, sheet: '' },
  /** No query sees it: layouts for wide windows are met by large text. */
  enlarged: { standard: 16, sheet: ':root { font-size: 200% !important }' },
  /** WCAG 1.4.12. */
  spaced: {
    standard: 16,
    sheet: `
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important }
    `,
  },
} as const

const forced: Media = { forcedColors: 'active' }
const dark: Media = { colorScheme: 'dark' }

/** Those in which pages break first: the narrowest, the widest text, the fewest colors. */
export const conditions: Condition[] = [
  { name: 'a phone', width: 390, height: 844, axe: true },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a desktop', width: 1440, height: 900, axe: true },
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'forced colors', width: 390, height: 844, media: forced },
  { name: 'doubled text on a desktop', width: 1440, height: 900, text: 'doubled' },
  { name: 'enlarged text on the smallest phone', width: 320, height: 640, text: 'enlarged' },
  { name: 'spaced text on a phone', width: 390, height: 844, text: 'spaced' },
]

export const rareConditions: Condition[] = [
  { name: 'the smallest phone', width: 320, height: 640, axe: true },
  { name: 'a tablet, asked by axe', width: 768, height: 1024, axe: true },
  { name: 'a tablet on its side', width: 1024, height: 768 },
  { name: 'a large screen', width: 1920, height: 1080 },
  { name: 'a phone on its side', width: 844, height: 390 },
  // WCAG 1.4.10 means 1280 × 1024.
  { name: 'at 200 %', width: 640, height: 512, axe: true },
  { name: 'forced colors, asked by axe', width: 390, height: 844, media: forced, axe: true },
  { name: 'forced colors, dark', width: 1440, height: 900, media: { ...forced, ...dark } },
  { name: 'dark preferred', width: 390, height: 844, media: dark, axe: true },
  { name: 'less motion', width: 1440, height: 900, media: { reducedMotion: 'reduce' }, axe: true },
  { name: 'doubled text on the smallest phone', width: 320, height: 640, text: 'doubled' },
  { name: 'doubled text on a phone', width: 390, height: 844, text: 'doubled' },
  { name: 'enlarged text on a phone', width: 390, height: 844, text: 'enlarged' },
  { name: 'enlarged text on a tablet', width: 768, height: 1024, text: 'enlarged' },
  { name: 'enlarged text on its side', width: 1024, height: 768, text: 'enlarged' },
  { name: 'enlarged text on a desktop', width: 1440, height: 900, text: 'enlarged' },
  { name: 'spaced text on the smallest phone', width: 320, height: 640, text: 'spaced' },
  { name: 'spaced text, asked by axe', width: 390, height: 844, text: 'spaced', axe: true },
  { name: 'spaced text on a tablet', width: 768, height: 1024, text: 'spaced' },
  { name: 'spaced text on a desktop', width: 1440, height: 900, text: 'spaced' },
]

const NO_WISHES: Media = {
  forcedColors: 'none',
  colorScheme: 'light',
  reducedMotion: 'no-preference',
}

/** Puts an open page into one condition after the other. */
export async function* inEach(page: Page, all: Condition[]) {
  const session = await page.context().newCDPSession(page)
  for (const condition of all) {
    await putInto({ page, session, condition })
    yield condition
  }
}

type Settings = { page: Page; session: CDPSession; condition: Condition }

async function putInto({ page, session, condition }: Settings) {
  const { width, height, media, text = 'plain' } = condition
  const { standard, sheet } = TEXT[text]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ ...NO_WISHES, ...media })
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } })
  await wear(page, sheet)
}

/** Lays a style sheet over the page's own, in place of the one before. */
export async function wear(page: Page, sheet: string) {
  // The policy refuses a <style>, and lets a script's sheets be adopted.
  await page.evaluate((css) => {
    const own = new CSSStyleSheet()
    own.replaceSync(css)
    document.adoptedStyleSheets = [own]
  }, sheet)
}
