import { barest } from './barest.ts'
import type { Content } from './content.ts'
import { largest } from './largest.ts'
import { letters } from './letters.ts'
import { portraits } from './portraits.ts'
import { smallest } from './smallest.ts'

/** A studio other than the demo: what it changes in the demo's content. */
export type Studio = {
  change: (content: Content) => void
  /** Whether all of its scans are cut upright. */
  upright?: boolean
}

/** Studios nothing like the demo, and one that differs in its accounts alone, for journeys. */
export const studios = {
  formspree: { change: withFormspree },
  smallest: { change: smallest },
  barest: { change: barest },
  largest: { change: largest },
  portraits: { change: portraits, upright: true },
  letters: { change: letters },
} satisfies Record<string, Studio>

export type StudioName = keyof typeof studios

/** Where all of them are served. A name in front of `localhost` tells which one is meant. */
export const STUDIOS_PORT = Number(process.env.TEST_PORT ?? 4180) + 4

function withFormspree({ studio }: Content) {
  studio.inquiries = { receiver: 'formspree', form: 'mqkvgrdz' }
  studio.scheduling.calendar = 'https://app.acuityscheduling.com/schedule.php?owner=123'
}
