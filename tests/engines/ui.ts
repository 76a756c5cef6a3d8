import { inspect } from 'node:util'

import { expect } from '@playwright/test'

import type { ElementState, Tab, Target } from './tab.ts'

/** The element with a role and an accessible name: the whole name, or a pattern in it. */
export function the(role: Target['role'], words?: string | RegExp, inside?: Target): Target {
  return { by: 'Role', role, words, inside }
}

/** The element with this text. */
export function text(words: string | RegExp, inside?: Target): Target {
  return { by: 'Text', words, inside }
}

/** The frame with this title. */
export function titled(words: string): Target {
  return { by: 'Title', words }
}

/** A tab and its expectations. */
export type Ui = ReturnType<typeof uiOf>

/** Adds expectations to a tab. They retry until they hold. */
export function uiOf(tab: Tab) {
  const first = async (target: Target): Promise<Partial<ElementState>> =>
    (await tab.look(target))[0] ?? {}
  const visible = (target: Target) => async () =>
    (await tab.look(target)).filter((element) => element.visible).length
  const poll = <T>(ask: () => Promise<T>, about: unknown) =>
    expect.poll(ask, { message: inspect(about), intervals: [50, 100, 200] })

  return {
    ...tab,
    sees: (target: Target) => poll(visible(target), target).not.toBe(0),
    hides: (target: Target) => poll(visible(target), target).toBe(0),
    counts: (target: Target, count: number) => poll(visible(target), target).toBe(count),
    reads: (target: Target, words: string | RegExp) =>
      poll(async () => (await first(target)).text ?? '', target).toMatch(words),
    focuses: (target: Target) => poll(async () => (await first(target)).focused, target).toBe(true),

    /** Expects attributes, and the current value of a field. */
    async has(target: Target, attributes: Record<string, string | RegExp>) {
      for (const [name, value] of Object.entries(attributes)) {
        const ask = async () => (await first(target)).attributes?.[name]
        const right = value instanceof RegExp ? expect.stringMatching(value) : value
        await poll(ask, { name, target }).toEqual(right)
      }
    },
    /** Expects the path of the page. */
    isAt: (path: string) =>
      poll(async () => new URL(await tab.address()).pathname, path).toBe(path),
    box: async (target: Target) => (await tab.look(target))[0]!.box,
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Target) {
      for (let stop = 0; stop < 60 && !(await first(target)).focused; stop += 1) {
        await tab.press('Tab')
      }
      await this.focuses(target)
    },
  }
}
