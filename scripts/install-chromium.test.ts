import { afterEach, expect, test, vi } from 'vitest'

import { download, installChromium } from './install-chromium.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Tries ways of which only one brings a Chromium that starts: 0 is to do nothing, -1 is none. */
async function tryWays(working: number) {
  const tried: number[] = []
  const way = (number: number) => () => void tried.push(number)
  const starts = () => (tried.at(-1) ?? 0) === working
  await installChromium([way(1), way(2)], starts)
  return tried
}

test.for([
  { working: 0, tried: [], what: 'that is here is used, and nothing is installed' },
  { working: 1, tried: [1], what: 'is downloaded before the system is touched' },
  { working: 2, tried: [1, 2], what: 'comes from the system where the download fails' },
])('a Chromium $what', async ({ working, tried }) => {
  expect(await tryWays(working)).toEqual(tried)
})

test('where there is no way to Chromium, one line says what to type', async () => {
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await expect(tryWays(-1)).rejects.toThrow('ended')
  expect(said.mock.calls.flat().join().trim()).toMatch(
    /^This needs .*: sudo apt install chromium.*$/,
  )
})

test('a download that does not begin is given up, and one that has begun is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said.push(line)
    if (line.includes('%')) vi.advanceTimersByTime(600_000)
  })
  const stuck = download(['-e', 'setInterval(() => {}, 1000)'])
  vi.advanceTimersByTime(45_000)
  await stuck

  const later = `setTimeout(() => console.log('| 100% of 9 MiB'), 300)`
  await download(['-e', `console.log('|  |   0% of 9 MiB'); ${later}`])
  expect(said).toContain('  100% of 9 MiB')
})
