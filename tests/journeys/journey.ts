import type { Page } from '@playwright/test'

import type { Ui } from '../engines/ui.ts'
import type { StudioName, StudioWords } from '../studios/studios.ts'

/**
 * Journeys by what they say: a sentence about a visitor. Before it are the ids of the lines of the specification
 * that this journey alone proves: it falls if one of them breaks.
 */
export type Journeys = Record<string, Go | Journey>

/** What a visitor does, and what must then be so. */
type Go = (visit: Visit) => Promise<unknown>

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

type Setting = {
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

type Journey = Setting & { go: Go }

/** A journey in a setting of its own. */
export function given(setting: Setting, go: Go): Journey {
  return { ...setting, go }
}

/** Journeys that share a setting, except for what each has of its own. */
export const allGiven = (setting: Setting) => (journeys: Journeys) => {
  const all = Object.entries(journeys).map(([says, one]) => [says, { ...setting, ...whole(one) }])
  return Object.fromEntries(all) as Record<string, Journey>
}

export function whole(journey: Go | Journey): Journey {
  return typeof journey === 'function' ? { go: journey } : journey
}

/** The size of a phone’s window, in CSS px. */
export const PHONE = [390, 844] as const

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
