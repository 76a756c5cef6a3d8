import type { Page } from '@playwright/test'

import type { Ui } from '../engines/ui.ts'
import type { StudioName, StudioWords } from '../studios/studios.ts'

/** What a visitor does on a page, and what must then be so. */
export type Journey = {
  /** Ids of the specification: this journey falls if one of these lines breaks. No other has them. */
  id?: string
  /** A sentence about a visitor. */
  says: string
  /** The path that is opened. Left out, `arrive` opens what it needs. */
  page?: string
  /** Before the page is opened: the size of the window, the clock, what other sites answer. */
  arrive?: Step
  /** What the visitor does there. */
  act?: Step
  /** What must then hold. A visitor may go on between two expectations. */
  expect: Step
  /** Left out, the demo alone. Only `npm run test:all` visits the others. */
  studios?: StudioName[]
  /** Left out, Chromium alone. Firefox and WebKit, which have `ui` alone, are in `npm run test:all`. */
  engines?: 'every'
  /** What is rare, or only other engines can tell: in `npm run test:all` alone. */
  wide?: true
  /** Whether JavaScript is off. In Chromium alone. */
  withoutScripts?: true
  /** Console messages that belong to it. Any other warning or error fails the journey. */
  logs?: RegExp
}

type Step = (visit: Visit) => Promise<unknown>

export type Visit = {
  /** The tab, in any engine. */
  ui: Ui
  /** Playwright’s page, for what only Chromium’s driver can do. */
  page: Page
  /** All words of the visited studio. */
  words: StudioWords
  /** The address of every request to another site so far. */
  outside: string[]
}

/** Goes a journey from its beginning to its end. */
export async function go({ arrive, page, act, expect }: Journey, visit: Visit) {
  await arrive?.(visit)
  if (page) await visit.ui.goto(page)
  await act?.(visit)
  await expect(visit)
}

/** The title of its test. */
export function titleOf({ id, says }: Journey): string {
  return id ? `[${id}] ${says}` : says
}

/** 1 where text runs to the right, and -1 where to the left. */
export function toward({ direction }: StudioWords): 1 | -1 {
  return direction === 'rtl' ? -1 : 1
}

/** The arrow keys that lead on and back. */
export function arrows({ direction }: StudioWords) {
  const keys = ['ArrowRight', 'ArrowLeft'] as const
  return direction === 'rtl' ? keys.toReversed() : keys
}

/** A text without the marks of emphasis. */
export function plain(words: string): string {
  return words.replaceAll('*', '')
}

/** Any text with these words in it. */
export function saying(words: string): RegExp {
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
}
