import { expect } from '@playwright/test'

import type { ElementState } from './element-state.ts'
import type { Tab } from './tab.ts'
import { describeTarget, type Target } from './target.ts'

/** Long, because the machine may be busy. */
const TIMEOUT_MS = 15_000

/** A tab and its expectations. */
export type Ui = ReturnType<typeof uiOf>

/** Adds expectations to a tab. They retry until they hold, or fail after `TIMEOUT_MS`. */
export function uiOf(tab: Tab) {
  const first = async (target: Target): Promise<Partial<ElementState>> =>
    (await tab.look(target))[0] ?? {}
  const poll = <T>(ask: () => Promise<T>, message: string, timeout = TIMEOUT_MS) =>
    expect.poll(ask, { message, timeout, intervals: [50, 100, 200] })
  const visible = async (target: Target) => (await tab.look(target)).filter((one) => one.visible)

  return {
    ...tab,

    async sees(target: Target, { within = TIMEOUT_MS } = {}) {
      await poll(
        async () => (await visible(target)).length,
        describeTarget(target),
        within,
      ).not.toBe(0)
    },
    async hides(target: Target, { within = TIMEOUT_MS } = {}) {
      await poll(async () => (await visible(target)).length, describeTarget(target), within).toBe(0)
    },
    async counts(target: Target, count: number) {
      await poll(async () => (await visible(target)).length, describeTarget(target)).toBe(count)
    },
    async reads(target: Target, words: string | RegExp) {
      const ask = async () => (await first(target)).text ?? ''
      await poll(ask, describeTarget(target)).toEqual(expect.stringMatching(words))
    },
    /** Expects attributes; `undefined` means absent. */
    async has(target: Target, attributes: Record<string, string | RegExp | undefined>) {
      for (const [name, value] of Object.entries(attributes)) {
        const ask = async () => (await first(target)).attributes?.[name]
        const right = value instanceof RegExp ? expect.stringMatching(value) : value
        await poll(ask, `${name} of ${describeTarget(target)}`).toEqual(right)
      }
    },
    async holds(target: Target, typed: string) {
      await poll(async () => (await first(target)).value, describeTarget(target)).toBe(typed)
    },
    async focuses(target: Target) {
      await poll(
        async () => (await first(target)).focused,
        `focus on ${describeTarget(target)}`,
      ).toBe(true)
    },
    async box(target: Target) {
      return (await tab.look(target))[0]!.box
    },
    /** Expects the path of the current page. */
    async isAt(path: string) {
      const ask = async () => new URL((await tab.addresses())[0]!).pathname
      await poll(ask, 'where the visitor is').toBe(path)
    },
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target) {
      for (let stop = 0; stop < 60 && !(await first(target)).focused; stop += 1) {
        await tab.press('Tab')
      }
      await this.focuses(target)
    },
  }
}
