import { expect, test } from 'vitest'

import type { TraceEvent } from './event.ts'
import { describeTask } from './long-tasks.ts'
import { mainThread } from './trace.ts'

const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts: ts * 1000,
  dur: dur * 1000,
})
const mainOf = (tid: number): TraceEvent => ({
  ...event('thread_name', 0, 0, tid),
  ph: 'M',
  args: { name: 'CrRendererMain' },
})

test('a function called by a script is counted once, with that script', () => {
  const events = [
    event('FunctionCall', 2, 3),
    event('EvaluateScript', 0, 10),
    event('FunctionCall', 20, 5),
    event('Layout', 30, 99),
  ]
  expect(mainThread([mainOf(1), ...events]).scripts).toBe(15)
})

test('tasks longer than 50 ms are counted, and the longest is reported', () => {
  const events = [event('RunTask', 0, 50), event('RunTask', 60, 51), event('RunTask', 200, 80)]
  expect(mainThread([mainOf(1), ...events])).toMatchObject({ all: 181, longTasks: 2, longest: 80 })
})

test('a long task lists its parts, longest first', () => {
  const events = [
    event('RunTask', 0, 100),
    event('UpdateLayoutTree', 0, 20),
    event('Layout', 20, 60),
    event('FunctionCall', 80, 20),
    event('Layout', 85, 5),
    event('RunTask', 200, 120),
    event('v8.evaluateModule', 200, 120),
  ]
  const { long } = mainThread([mainOf(1), ...events])
  expect(long.map(describeTask)).toEqual(['120: script 120', '100: layout 65, style 20, script 15'])
})

test('only the busiest main thread counts', () => {
  const events = [event('RunTask', 0, 5, 2), event('RunTask', 0, 9, 1), event('RunTask', 0, 99, 3)]
  expect(mainThread([mainOf(2), mainOf(1), ...events]).all).toBe(9)
})
