import { expect } from '@playwright/test'

import type { Seen } from './seen.ts'
import type { Tab } from './tab.ts'
import { inWords, type Target } from './target.ts'

/** How long it takes at most until a page is as expected, in ms: the computer may be busy. */
const PATIENCE = 15_000

/** What journeys are told with: the hand and eye of a tab, and what is expected to be seen. */
export type Ui = ReturnType<typeof uiOf>

/** Gives a tab its expectations. They ask again until they hold, or fail after `PATIENCE`. */
export function uiOf(tab: Tab) {
  const first = async (target: Target): Promise<Partial<Seen>> => (await tab.look(target))[0] ?? {}
  const poll = <T>(ask: () => Promise<T>, message: string, timeout = PATIENCE) =>
    expect.poll(ask, { message, timeout, intervals: [50, 100, 200] })
  const visible = async (target: Target) => (await tab.look(target)).filter((one) => one.visible)

  return {
    ...tab,

    async sees(target: Target, { within = PATIENCE } = {}) {
      await poll(async () => (await visible(target)).length, inWords(target), within).not.toBe(0)
    },
    async hides(target: Target, { within = PATIENCE } = {}) {
      await poll(async () => (await visible(target)).length, inWords(target), within).toBe(0)
    },
    async counts(target: Target, count: number) {
      await poll(async () => (await visible(target)).length, inWords(target)).toBe(count)
    },
    async reads(target: Target, words: string | RegExp) {
      const ask = async () => (await first(target)).text ?? ''
      await poll(ask, inWords(target)).toEqual(expect.stringMatching(words))
    },
    /** Attributes with their values; `undefined` for one that is not there. */
    async has(target: Target, attributes: Record<string, string | RegExp | undefined>) {
      for (const [name, value] of Object.entries(attributes)) {
        const ask = async () => (await first(target)).attributes?.[name]
        const right = value instanceof RegExp ? expect.stringMatching(value) : value
        await poll(ask, `${name} of ${inWords(target)}`).toEqual(right)
      }
    },
    async holds(target: Target, typed: string) {
      await poll(async () => (await first(target)).value, inWords(target)).toBe(typed)
    },
    async focuses(target: Target) {
      await poll(async () => (await first(target)).focused, `focus on ${inWords(target)}`).toBe(
        true,
      )
    },
    async box(target: Target) {
      return (await tab.look(target))[0]!.box
    },
    /** The path of the page shown. */
    async isAt(path: string) {
      const ask = async () => new URL((await tab.addresses())[0]!).pathname
      await poll(ask, 'where the visitor is').toBe(path)
    },
    /** Moves focus by the keyboard alone. */
    async tabTo(target: Target) {
      for (let stop = 0; stop < 60 && !(await first(target)).focused; stop += 1) {
        await tab.press('Tab')
      }
      await this.focuses(target)
    },
  }
}
