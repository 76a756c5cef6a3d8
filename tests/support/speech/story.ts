import type { Page } from '@playwright/test'

import { announced, noteAnnouncements } from './announcements.ts'
import { find, focused, type Place } from './find.ts'
import { sayOne, speak } from './speech.ts'
import { hear } from './tree.ts'

/**
 * What a visitor who listens hears, step by step: what is said of its own accord, where the focus
 * has gone, and what is found there. Begins before the page is opened.
 */
export async function listen(page: Page) {
  await noteAnnouncements(page)
  const lines: string[] = []
  let lastFocus = ''

  return {
    /** Something that the visitor does, or that happens; `act` waits until it is there to hear. */
    async step(what: string, act: () => Promise<unknown>) {
      await act()
      const said = await announced(page)
      const focus = focused(await hear(page))
      const where = focus ? sayOne(focus) : ''
      const moved = where && where !== lastFocus ? [`focus on ${where}`] : []
      lastFocus = where

      lines.push(`> ${what}`, ...[...said, ...moved].map((line) => `  ${line}`), '')
    },

    /** All that is to be found in a place, or on the whole page. */
    async read(place?: Place) {
      const whole = await hear(page)
      lines.push(...speak(place ? find(whole, place) : whole), '')
    },

    /** The story so far. */
    text: () => lines.join('\n'),
  }
}
