const HOUR_MS = 3_600_000

/** Whether a text is a day that exists, as in 2026-06-20 (ISO 8601). */
export function isDay(words: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(words)) return false
  const time = Date.parse(words)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(words)
}

/**
 * Whether a day is over everywhere: on its western side the Earth is 12 hours behind Greenwich. On an older build the
 * browser removes what is over for its visitor (`takeOutPastDays` in `prerender/start/start.ts`).
 */
export function isOver(day: string, now = Date.now()): boolean {
  return now >= Date.parse(day) + 36 * HOUR_MS
}
