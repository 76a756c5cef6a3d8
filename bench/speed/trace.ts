import { cpuMs, type CompleteEvent, type TraceEvent } from './event.ts'
import { isScript, longTasks } from './long-tasks.ts'

/** The main-thread time of scripts and in all, in ms, and the tasks over 50 ms. */
export function mainThread(events: TraceEvent[]) {
  const own = events.filter(isComplete).filter(onThread(busiest(events)))
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const long = longTasks(own)

  return {
    scripts: sum(outermost(own.filter(isScript))),
    all: sum(tasks),
    longTasks: long.length,
    longest: long[0]?.ms ?? 0,
    long,
  }
}

type Thread = Pick<TraceEvent, 'pid' | 'tid'>

/** The main thread with the most work. Others belong to spare tabs. */
function busiest(events: TraceEvent[]): Thread {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const work = (thread: Thread) => sum(events.filter(isComplete).filter(onThread(thread)))
  const [most] = threads.toSorted((a, b) => work(b) - work(a))
  if (!most) throw new Error('There is no page in this trace.')
  return most
}

function onThread({ pid, tid }: Thread) {
  return (event: TraceEvent) => event.pid === pid && event.tid === tid
}

function isComplete(event: TraceEvent): event is CompleteEvent {
  return event.ph === 'X' && event.dur !== undefined
}

/** Events that are in no other event, so that a script and its functions count once. */
function outermost(events: CompleteEvent[]): CompleteEvent[] {
  let end = -Infinity
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

function sum(events: CompleteEvent[]): number {
  return events.reduce((total, event) => total + cpuMs(event), 0)
}
