import { expect, test } from 'vitest'

import { showProgress } from './show-progress.ts'

const HALF = { ready: 60, all: 100, cached: 20, bytes: 1_250_000 }

test('a terminal shows one bar that is redrawn', () => {
  const { report, written, lines } = shown({ isTTY: true, columns: 120 }, [0, 30_000])
  report(HALF)
  expect(written).toEqual([
    '\r\u001b[K██████████████░░░░░░░░░░ prints 60 of 100 · 20 from the cache · 1.3 MB made · 30 s left',
  ])
  expect(lines).toEqual([])
})

test('the bar fits one line, and ends with a line break', () => {
  const { report, end, written } = shown({ isTTY: true, columns: 30 }, [0, 1000])
  report({ ...HALF, ready: 100 })
  end()
  end()
  expect(written).toEqual([`\r\u001b[K${'█'.repeat(24)} prin`, '\n'])
})

test('without a terminal, progress is printed occasionally and at the end', () => {
  const { report, lines } = shown({}, [0, 0, 1000, 6000, 6100])
  report({ ...HALF, ready: 21 })
  report({ ...HALF, ready: 22 })
  report({ ...HALF, ready: 23 })
  report({ ...HALF, ready: 100, cached: 0 })
  expect(lines.map((line) => line.split(' · ')[0])).toEqual([
    'prints 21 of 100',
    'prints 23 of 100',
    'prints 100 of 100',
  ])
})

/** Reports to an output of our own, at the given times in milliseconds. */
function shown(terminal: { isTTY?: boolean; columns?: number }, times: number[]) {
  const written: string[] = []
  const lines: string[] = []
  const output = { ...terminal, write: (text: string) => written.push(text) }
  const { report, end } = showProgress(
    output,
    (line) => lines.push(line),
    () => times.shift() ?? 0,
  )
  return { report, end, written, lines }
}
