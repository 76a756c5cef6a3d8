/** An event of a Chromium trace. Times are in microseconds. */
export type TraceEvent = {
  name: string
  /** Its phase: `X` has a duration. */
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  /** CPU time of the thread, without time that the processor gave to others. */
  tdur?: number
  args?: { name?: string }
}

const LONG_TASK = 50

/** Kinds of work, and the names of their trace events. */
const KINDS = {
  parsing: 'ParseHTML ParseAuthorStyleSheet',
  style: 'UpdateLayoutTree',
  layout: 'Layout',
  painting: 'PrePaint Paint Layerize Commit',
  script:
    'v8.compile v8.compileModule v8.evaluateModule EvaluateScript FunctionCall RunMicrotasks ' +
    'FireAnimationFrame FireIdleCallback TimerFire EventDispatch',
  garbage: 'MinorGC MajorGC',
}

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
)

/** The main-thread time of scripts and in all, in ms, and the tasks over 50 ms, longest first. */
export function mainThread(events: TraceEvent[]) {
  const own = busiestMainThread(events).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const long = tasks
    .filter((task) => cpuMs(task) > LONG_TASK)
    .toSorted((a, b) => cpuMs(b) - cpuMs(a))

  return {
    scripts: sum(outermost(own.filter(({ name }) => KIND_OF.get(name) === 'script'))),
    all: sum(tasks),
    longTasks: long.length,
    longest: sum(long.slice(0, 1)),
    long: long.map((task) => describe(task, own)),
  }
}

/** The events of the main thread with the most work. Others belong to spare tabs. */
function busiestMainThread(events: TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
    )
  return threads.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

/** Events that are in no other event, so that a script and its functions count once. */
function outermost(sorted: TraceEvent[]): TraceEvent[] {
  let end = -Infinity
  return sorted.filter(({ ts, dur }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}

/** Like `164: layout 92, style 40, script 21`, without kinds below a tenth. */
function describe(task: TraceEvent, sorted: TraceEvent[]): string {
  const most = Array.from(timeByKind(task, sorted))
    .filter(([, ms]) => ms > cpuMs(task) / 10)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`)
  return `${cpuMs(task).toFixed(0)}: ${most.join(', ')}`
}

/** Counts the own time of each event, without that of nested events. */
function timeByKind(task: TraceEvent, sorted: TraceEvent[]): Map<string, number> {
  const kinds = new Map<string, number>()
  const add = (kind: string, ms: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + ms)
  const open: { kind: string; end: number }[] = []

  for (const event of sorted) {
    const end = event.ts + event.dur
    if (event.ts < task.ts || end > task.ts + task.dur) continue
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop()
    const around = open.at(-1)
    const kind = KIND_OF.get(event.name) ?? around?.kind ?? 'other'
    if (around) add(around.kind, -cpuMs(event))
    add(kind, cpuMs(event))
    open.push({ kind, end })
  }
  return kinds
}

function cpuMs({ dur, tdur = dur }: TraceEvent): number {
  return tdur / 1000
}

function sum(events: TraceEvent[]): number {
  return events.reduce((total, event) => total + cpuMs(event), 0)
}
