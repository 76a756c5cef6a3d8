import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** A visitor’s window, system preferences and text settings. */
export type Condition = {
  name: string
  width: number
  height: number
  media?: Media
  text?: keyof typeof TEXT
  /** Whether axe runs too, which takes ten times as long as the layout checks. */
  axe?: boolean
}

/** The browser's font size in px, and the visitor’s style sheet. */
const TEXT = {
  plain: { size: 16, sheet: '' },
  /** Media queries in em react to it. */
  doubled: { size: 32, sheet: '' },
  /** No media query reacts to it: wide layouts get large text. */
  enlarged: { size: 16, sheet: ':root { font-size: 200% !important }' },
  /** WCAG 1.4.12. */
  spaced: {
    size: 16,
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

/** The conditions in which pages break first. */
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
  { name: 'a tablet with axe', width: 768, height: 1024, axe: true },
  { name: 'a tablet on its side', width: 1024, height: 768 },
  { name: 'a large screen', width: 1920, height: 1080 },
  { name: 'a phone on its side', width: 844, height: 390 },
  // Of 1280 × 1024 (WCAG 1.4.10).
  { name: 'at 200 %', width: 640, height: 512, axe: true },
  { name: 'forced colors with axe', width: 390, height: 844, media: forced, axe: true },
  { name: 'forced colors, dark', width: 1440, height: 900, media: { ...forced, ...dark } },
  { name: 'dark preferred', width: 390, height: 844, media: dark, axe: true },
  { name: 'less motion', width: 1440, height: 900, media: { reducedMotion: 'reduce' }, axe: true },
  { name: 'doubled text on the smallest phone', width: 320, height: 640, text: 'doubled' },
  { name: 'enlarged text on a desktop', width: 1440, height: 900, text: 'enlarged' },
  { name: 'spaced text on the smallest phone', width: 320, height: 640, text: 'spaced' },
  { name: 'spaced text with axe', width: 390, height: 844, text: 'spaced', axe: true },
  { name: 'spaced text on a desktop', width: 1440, height: 900, text: 'spaced' },
]

const DEFAULT_MEDIA: Media = {
  forcedColors: 'none',
  colorScheme: 'light',
  reducedMotion: 'no-preference',
}

/** Applies a condition to an open page, in place of the last one. */
export async function applyCondition(page: Page, condition: Condition) {
  const { width, height, media, text = 'plain' } = condition
  const { size, sheet } = TEXT[text]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ ...DEFAULT_MEDIA, ...media })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: size, fixed: (size * 13) / 16 },
  })
  await applyStyleSheet(page, sheet)
}

/** Adds a style sheet to the page, in place of the last one added. */
export async function applyStyleSheet(page: Page, sheet: string) {
  // The CSP blocks <style>, but not constructed style sheets.
  await page.evaluate((css) => {
    const own = new CSSStyleSheet()
    own.replaceSync(css)
    document.adoptedStyleSheets = [own]
  }, sheet)
}
