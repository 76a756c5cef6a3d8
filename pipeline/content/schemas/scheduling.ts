import { z } from 'zod'

import type { AddressResult } from '@studio/services/pasted'
import {
  bookingPageAt,
  calendarAddressIn,
  calendarAt,
  type Calendar,
  SAMPLE,
  SAMPLE_CALENDAR,
} from '@studio/services/scheduling/resolve-calendar'

import { quoted } from '../messages.ts'
import { fact, part, pastedAddress, setting } from './fields.ts'
import { DEMO_COLORS, type Colors, luminance } from '../../look/colors.ts'

/** The page at the scheduling service on which one package is booked: its address. */
export const bookingPage = pasted(bookingPageAt)

/** Where bookings go. */
export const scheduling = part('Where bookings go.', {
  calendar: pasted((address) => calendarAt(address, CALENDAR_COLORS), sample).describe(
    'The address of your calendar, or its snippet. Until you have one: sample.',
  ),
})

function sample(words: string): Calendar | undefined {
  return words.toLowerCase() === SAMPLE ? SAMPLE_CALENDAR : undefined
}

/** Finds the address in what an owner pastes, and resolves it. `special` are words that are none. */
function pasted<Result>(
  resolve: (address: string) => AddressResult<Result>,
  special: (words: string) => Result | undefined = () => undefined,
) {
  return fact('calendar', setting).transform((words, context): Result => {
    const known = special(words)
    if (known) return known

    const found = pastedAddress(words, calendarAddressIn)
    const resolved = 'mistake' in found ? found : resolve(found.result)
    if ('result' in resolved) return resolved.result

    const said = 'mistake' in found ? '' : `${quoted(found.result)} `
    context.addIssue({ code: 'custom', message: said + resolved.mistake })
    return z.NEVER
  })
}

/** The colors of the white slip and of the words on it, as scheduling services take them. */
export const CALENDAR_COLORS = calendarColors(DEMO_COLORS)

/** A calendar in a studio's colors, where its service takes any and the owner has chosen no others. */
export function inColors(calendar: Calendar, colors: Colors): Calendar {
  const { paper, ink } = calendarColors(colors)
  const known: Record<string, string> = {
    [CALENDAR_COLORS.paper]: paper,
    [CALENDAR_COLORS.ink]: ink,
  }
  const isDark = luminance(colors.white) < luminance(colors.ink)
  const frame = calendar.frame
    .replaceAll(/(?<=_color=)[\da-f]{6}\b/g, (color) => known[color] ?? color)
    .replace(/(?<=[?&]theme=)light\b/, (theme) =>
      isDark && calendar.service === 'cal' ? 'dark' : theme,
    )
  return { ...calendar, frame }
}

function calendarColors({ white, ink }: Colors) {
  return { paper: white.slice(1), ink: ink.slice(1) }
}
