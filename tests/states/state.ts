import type { Page } from '@playwright/test'

import type { StudioName } from '../studios/studios.ts'
import type { StudioWords } from '../studios/words-of.ts'

/** A state of a page. What holds in every state is in `states.e2e.ts`. */
export type State = {
  /** What a visitor has before her. */
  title: string
  /** Gets there with the words of the studio, and waits until it is there. */
  open: Open
  /** Roles and names that a screen reader finds, in this order, and each no more often than here. */
  heard: (words: StudioWords) => (string | undefined)[]
  /** Within this part of the page, by CSS selector. */
  within?: string
  /** What has the focus after Escape. Until then the focus stays within `within`. */
  afterEscape?: (words: StudioWords) => { role: 'button' | 'link'; name: string }
  /** Only in windows narrower than this, in px. */
  below?: number
  /** Left out: all three studios that the table is for. */
  studios?: StudioName[]
  /** Console messages that belong to it. Any other warning or error fails the test. */
  logs?: RegExp
  withoutScripts?: boolean
}

export type Open = (page: Page, words: StudioWords, studio: StudioName) => Promise<unknown>

/** The studios that leave nothing out. */
export const WHOLE: StudioName[] = ['demo', 'arabic']

export function opened(path: string): Open {
  return (page) => page.goto(path)
}

/** A heading as it is read aloud: without the marks of emphasis. */
export function heading(level: number, text: string) {
  return `heading "${text.replaceAll('*', '').replaceAll('\u00a0', ' ')}" [level=${level}]`
}

/** A photograph as it is read aloud. */
export function image(
  { photographs }: Pick<StudioWords, 'photographs'>,
  { file }: { file: string },
) {
  return `img "${photographs.find((photograph) => photograph.file === file)!.alt}"`
}

/** Makes every copy succeed, or fail as where the browser refuses. */
export async function answerCopies(page: Page, answer: 'copied' | 'refused') {
  await page.addInitScript((isRefused) => {
    navigator.clipboard.writeText = () =>
      isRefused ? Promise.reject(new Error()) : Promise.resolve()
  }, answer === 'refused')
}
