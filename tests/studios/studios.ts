import path from 'node:path'

import { arabic } from './arabic.ts'
import type { Content } from './content.ts'
import { largest } from './largest.ts'
import { portraits } from './portraits.ts'
import { smallest } from './smallest.ts'

/** A test studio, as changes to the demo’s content. */
export type TestStudio = {
  change: (content: Content) => void
  /** Whether its scans are cropped to portrait format. */
  upright?: boolean
  /** Files of its own typefaces, each with its license. */
  fonts?: string[]
}

const FACE = 'node_modules/@fontsource-variable/archivo-narrow'
const OWN_FONT = 'archivo-narrow-latin-wght-normal.woff2'

/** What is built beside the demo. `formspree` is the demo with other services, `asking` shows none before a visitor asks for it, and offers no files. */
export const studios = {
  formspree: { change: withFormspree },
  smallest: { change: smallest },
  largest: { change: largest },
  portraits: {
    change: portraits,
    upright: true,
    fonts: [`${FACE}/files/${OWN_FONT}`, `${FACE}/LICENSE`],
  },
  arabic: { change: arabic },
  asking: { change: asking },
} satisfies Record<string, TestStudio>

/** The demo is one studio among others. */
export type StudioName = 'demo' | keyof typeof studios

/** Studios that look nothing like the demo. */
export const UNLIKE_DEMO: StudioName[] = ['smallest', 'largest', 'portraits', 'arabic']

const PORT = Number(process.env.TEST_PORT ?? 4180)

/** All others are served at one port, each at its own name below `localhost`. */
export const STUDIOS_PORT = PORT + 4

/** The address of a studio’s site. */
export function addressOf(name: StudioName): string {
  return `http://${name === 'demo' ? `localhost:${PORT}` : `${name}.localhost:${STUDIOS_PORT}`}`
}

/** The folder of a studio’s content and, but for the demo, of its site. */
export function folderOf(name: string): string {
  return path.resolve(name === 'demo' ? name : `test-results/studios/${name}`)
}

/** The given studios, or all. */
export function chosenStudios(names: string[]): [string, TestStudio][] {
  const unknown = names.filter((name) => !(name in studios))
  if (unknown.length > 0) throw new Error(`There is no studio "${unknown.join('", "')}".`)
  return Object.entries(studios).filter(([name]) => !names.length || names.includes(name))
}

/** Shows nothing of other sites before a visitor asks for it, and offers no files. */
function asking({ studio }: Content) {
  studio.saving = 'off'
  studio.embeds = 'ask'
  studio.scheduling.calendar = 'https://calendly.com/june-silver'
}

function withFormspree({ studio }: Content) {
  studio.inquiries = { receiver: 'formspree', form: 'mqkvgrdz' }
  studio.scheduling.calendar = 'https://calendly.com/june-silver'
}
