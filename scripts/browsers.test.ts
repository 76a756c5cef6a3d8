import { expect, test, vi } from 'vitest'

import { download, installChromium } from './browsers.ts'

test.for([
  { working: 0, tried: [], what: 'that is here is used, and nothing is installed' },
  { working: 1, tried: [1], what: 'is downloaded before the system is touched' },
  { working: 2, tried: [1, 2], what: 'comes from the system where the download fails' },
  { working: 3, tried: [1, 2], what: 'that cannot be had ends in one line of what to type' },
])('a Chromium $what', async ({ working, tried }) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as () => never)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const ways: number[] = []
  const way = (number: number) => () => void ways.push(number)
  await installChromium([way(1), way(2)], () => ways.length === working)

  expect(ways).toEqual(tried)
  const sentence = said.mock.calls.join().trim()
  expect(sentence).toMatch(working < 3 ? /^$/ : /^This needs .*: sudo apt install chromium.*$/)
  expect(exit).toHaveBeenCalledTimes(working < 3 ? 0 : 1)
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
