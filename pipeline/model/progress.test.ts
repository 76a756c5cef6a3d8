import { expect, test } from 'vitest'

import { showProgress, type Report } from './progress.ts'

/** What is said of something that comes that far, each step with its second. */
function saidOf(...steps: [second: number, ...Parameters<Report>][]): string[] {
  const lines: string[] = []
  let second = 0
  const report = showProgress(
    'Printing',
    (line) => lines.push(line),
    () => second * 1000,
  )
  for (const [at, ...step] of steps) {
    second = at
    report(...step)
  }
  return lines
}

test('whoever waits is told at once what begins, and then in minutes how long it takes', () => {
  const said = saidOf(
    [0, 0, 360, 0],
    [3, 1, 360, 0.01],
    [60, 20, 360, 0.05],
    [180, 60, 360, 0.1],
    [1660, 300, 360, 0.96],
    [1700, 359, 360, 0.99],
    [1720, 360, 360, 1],
  )
  expect(said.map((line) => line.replace('Printing, ', ''))).toEqual([
    '0 of 360 …',
    '20 of 360 …',
    '60 of 360, about 27 minutes left …',
    '300 of 360, about 1 minute left …',
    '359 of 360, less than a minute left …',
    '360 of 360 …',
  ])
})

test('of what is soon done, nothing is said', () => {
  expect(saidOf([1, 1, 2], [4, 2, 2])).toEqual([])
})
