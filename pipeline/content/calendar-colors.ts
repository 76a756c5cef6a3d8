import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import { DEMO_COLORS, type Colors } from '../look/colors.ts'
import { luminance } from '../model/contrast.ts'

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
