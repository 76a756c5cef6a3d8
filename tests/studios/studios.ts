import { barest } from './barest.ts'
import type { Content } from './content.ts'
import { largest } from './largest.ts'
import { letters } from './letters.ts'
import { portraits } from './portraits.ts'
import { smallest } from './smallest.ts'

/** A test studio, as changes to the demo’s content. */
export type TestStudio = {
  change: (content: Content) => void
  /** Whether its scans are cropped to portrait format. */
  upright?: boolean
}

/** Studios unlike the demo. `formspree` differs only in its services. */
export const studios = {
  formspree: { change: withFormspree },
  smallest: { change: smallest },
  barest: { change: barest },
  largest: { change: largest },
  portraits: { change: portraits, upright: true },
  letters: { change: letters },
} satisfies Record<string, TestStudio>

export type StudioName = keyof typeof studios

/** All studios are served at one port, each at its own name below `localhost`. */
export const STUDIOS_PORT = Number(process.env.TEST_PORT ?? 4180) + 4

function withFormspree({ studio }: Content) {
  studio.inquiries = { receiver: 'formspree', form: 'mqkvgrdz' }
  studio.scheduling.calendar = 'https://app.acuityscheduling.com/schedule.php?owner=123'
}
