/** One event of a trace of Chromium. Times are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of which the thread really ran: less, where the processor was given to others meanwhile. */
  tdur?: number
  args?: { name?: string }
}

export type Complete = TraceEvent & { dur: number }

/** How long the thread ran an event. */
export function inMs({ dur, tdur = dur }: Complete): number {
  return tdur / 1000
}
