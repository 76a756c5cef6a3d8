import { cpuMs, type CompleteEvent } from './event.ts'

const LONG_TASK = 50

/** Kinds of work by the names of trace events. */
const KINDS: Record<string, string> = {
  ParseHTML: 'parsing',
  ParseAuthorStyleSheet: 'parsing',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  EvaluateScript: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
}

/** Whether an event is part of running a script: compilation, evaluation or a callback. */
export function isScript({ name }: CompleteEvent): boolean {
  return KINDS[name] === 'script'
}

/** A task that delays input (Long Tasks API): its time in ms, in all and by kind of work. */
export type LongTask = { ms: number; kinds: Record<string, number> }

/** The tasks over 50 ms of one thread, longest first. */
export function longTasks(events: CompleteEvent[]): LongTask[] {
  return events
    .filter((event) => event.name === 'RunTask' && cpuMs(event) > LONG_TASK)
    .map((task) => ({ ms: cpuMs(task), kinds: kindsIn(task, events) }))
    .toSorted((a, b) => b.ms - a.ms)
}

/** Like `164: layout 92, style 40, script 21`, without kinds below a tenth. */
export function describeTask({ ms, kinds }: LongTask): string {
  const most = Object.entries(kinds)
    .filter(([, part]) => part > ms / 10)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, part]) => `${kind} ${part.toFixed(0)}`)
  return `${ms.toFixed(0)}: ${most.join(', ')}`
}

/** Counts the own time of each event, without that of nested events. */
function kindsIn(task: CompleteEvent, events: CompleteEvent[]): Record<string, number> {
  const kinds: Record<string, number> = {}
  const add = (kind: string, ms: number) => (kinds[kind] = (kinds[kind] ?? 0) + ms)
  const open: { kind: string; end: number }[] = []

  const inside = events
    .filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop()
    const around = open.at(-1)
    const kind = KINDS[event.name] ?? around?.kind ?? 'other'
    if (around) add(around.kind, -cpuMs(event))
    add(kind, cpuMs(event))
    open.push({ kind, end: event.ts + event.dur })
  }
  return kinds
}
