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

/** What the browser calls the running of scripts, from reading them to what they ask to be called for. */
const SCRIPT = new Set([
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'FireIdleCallback',
  'TimerFire',
  'EventDispatch',
])
const TASK = 'RunTask'
const LONG_TASK = 50

/** How long a page's main thread ran scripts and anything at all, and its tasks over 50 ms; in ms. */
export function mainThread(events: TraceEvent[]) {
  const own = events.filter(isComplete).filter(onThread(busiest(events)))
  const tasks = own.filter(({ name }) => name === TASK).map(inMs)
  const scripts = outermost(own.filter(({ name }) => SCRIPT.has(name)))

  return {
    scripts: sum(scripts.map(inMs)),
    all: sum(tasks),
    longTasks: tasks.filter((duration) => duration > LONG_TASK).length,
    longest: Math.max(0, ...tasks),
  }
}

type Complete = TraceEvent & { dur: number }
type Thread = Pick<TraceEvent, 'pid' | 'tid'>

/** The main thread that did most: others are those of tabs in waiting. */
function busiest(events: TraceEvent[]): Thread {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const work = (thread: Thread) =>
    sum(
      events
        .filter(isComplete)
        .filter(onThread(thread))
        .map(({ dur }) => dur),
    )
  const [most] = threads.toSorted((a, b) => work(b) - work(a))
  if (!most) throw new Error('There is no page in this trace.')
  return most
}

function onThread({ pid, tid }: Thread) {
  return (event: TraceEvent) => event.pid === pid && event.tid === tid
}

function isComplete(event: TraceEvent): event is Complete {
  return event.ph === 'X' && event.dur !== undefined
}

/** What stands in no other: a script that calls a function is counted once. */
function outermost(events: Complete[]): Complete[] {
  let end = -Infinity
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

function inMs({ dur, tdur = dur }: Complete): number {
  return tdur / 1000
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
