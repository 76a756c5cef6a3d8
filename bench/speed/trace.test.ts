import { expect, test } from 'vitest'

import { mainThread, type TraceEvent } from './trace.ts'

const event = (name: string, start: number, ms: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: start * 1000,
  dur: ms * 1000,
})
const mainOf = (tid: number): TraceEvent => ({
  ...event('thread_name', 0, 0, tid),
  ph: 'M',
  args: { name: 'CrRendererMain' },
})

test('a function called by a script is counted once, with that script', () => {
  const events = [event('FunctionCall', 2, 3), event('EvaluateScript', 0, 10)]
  expect(mainThread([mainOf(1), ...events, event('Layout', 30, 99)]).scripts).toBe(10)
})

test('tasks over 50 ms of the busiest main thread are listed with their parts', () => {
  const events = [
    event('RunTask', 0, 100),
    event('UpdateLayoutTree', 0, 20),
    event('Layout', 20, 60),
    event('FunctionCall', 80, 20),
    event('Layout', 85, 5),
    event('RunTask', 150, 50),
    event('RunTask', 200, 120),
    event('v8.evaluateModule', 200, 120),
    event('RunTask', 0, 60, 2),
    event('RunTask', 0, 999, 3),
  ]
  expect(mainThread([mainOf(2), mainOf(1), ...events])).toMatchObject({
    all: 270,
    longTasks: 2,
    longest: 120,
    long: ['120: script 120', '100: layout 65, style 20, script 15'],
  })
})
