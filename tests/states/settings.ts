import type { Page } from '@playwright/test'

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** A visitor’s window, system preferences and text settings. */
export type Setting = {
  name: string
  width: number
  height: number
  media?: Media
  text?: keyof typeof TEXT
  /** Whether axe looks, too, which takes ten times as long. */
  axe?: boolean
}

/** The visitor’s style sheet. */
const TEXT = {
  plain: '',
  /** No media query reacts to it: wide layouts get large text. */
  enlarged: ':root { font-size: 200% !important }',
  /** WCAG 1.4.12. */
  spaced: `
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important }
  `,
} as const

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 640 }
const DESKTOP = { width: 1440, height: 900 }

/** In which most visitors have a state before them: `npm test` tries it so. */
export const COMMON: Setting[] = [
  { name: 'a phone', ...PHONE },
  { name: 'the smallest phone', ...SMALLEST, axe: true },
  // Last: a menu that is open is closed by a wide window.
  { name: 'a desktop', ...DESKTOP, axe: true },
]

/** In which a state must hold, too, one after another. */
export const RARE: Setting[] = [
  { name: 'forced colors', ...PHONE, media: { forcedColors: 'active' }, axe: true },
  { name: 'enlarged text on the smallest phone', ...SMALLEST, text: 'enlarged' },
  { name: 'spaced text', ...PHONE, text: 'spaced' },
  // Of 1280 × 1024 (WCAG 1.4.10).
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'enlarged text on a desktop', ...DESKTOP, text: 'enlarged' },
  { name: 'a large screen', width: 1920, height: 1080 },
]

/** Applies a setting to an open page, in place of the last one. */
export async function applySetting(page: Page, setting: Setting) {
  const { width, height, media, text = 'plain' } = setting
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors: 'none', ...media })
  await applyStyleSheet(page, TEXT[text])
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
