/** An event of a Chromium trace. Times are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time of the thread, without time that the processor gave to others. */
  tdur?: number
  args?: { name?: string }
}

/** An event with a duration (phase `X`). */
export type CompleteEvent = TraceEvent & { dur: number }

/** The CPU time of an event, in ms. */
export function cpuMs({ dur, tdur = dur }: CompleteEvent): number {
  return tdur / 1000
}
