import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'
import { build, type Rolldown } from 'vite'

import { pipeline } from '#pipeline/plugin.ts'
import { temporarySite } from '#pipeline/tests/temporary-site.ts'

import { desk } from './open.ts'
import { openPrinter } from './printer.ts'
import { bundlePanel } from './server/panel-files.ts'
import { decode, encode, strip, placeName, readPlace } from './traces.ts'

test('nothing of the desk is in a site that is built', async () => {
  const { root } = await temporarySite()
  const input = path.join(root, 'main.js')
  await writeFile(input, `import { pages } from 'virtual:content'\nconsole.log(pages)`)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [desk({ root, studio: root }), pipeline({ studio: '.' })],
    build: { ssr: true, write: false, rolldownOptions: { input } },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  expect(code).toContain('slideshow')
  expect(decode(code)).toEqual([])
})

// Vite leaves an empty module in the place of one of Node's, which fails only in the browser.
test('nothing that only Node has is in the panel, and nothing that only developers need', async () => {
  const files = await bundlePanel(process.cwd())
  const { body } = files.get('/panel.js')!
  expect(body).toContain('createRoot')
  expect(body).not.toContain('externalized for browser')
  expect(body).not.toContain('jsxDEV')
  expect(body).not.toContain('Maximum update depth exceeded')
})

test('a text carries its place unseen, in any script, and stripping restores it', () => {
  const place = { file: 'studio' as const, path: ['serviceArea', 'towns', 'Málaga / Sur', 0] }
  const name = placeName(place.file, place.path)
  const text = encode('It rained until six. 📷', name)
  expect(strip(text)).toBe('It rained until six. 📷')
  expect(decode(`${text} and ${encode('', 'about/quote')}`)).toEqual([name, 'about/quote'])
  expect(readPlace(name)).toEqual(place)

  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  expect([...letters.segment(encode('ab', 'home/title'))]).toHaveLength(3)
})

const MISTAKE = undefined

/** What becomes of prints that are missing at each reading of the content, one after the other. */
async function printed(...readings: (string[] | typeof MISTAKE)[]): Promise<string[]> {
  vi.useFakeTimers()
  const happened: string[] = []
  let missing: string[] | undefined
  const { look, stop } = openPrinter(
    async () => missing ?? Promise.reject(new Error('a mistake in the words')),
    () => {
      happened.push(`prints ${missing?.join()}`)
      return () => void happened.push('ends')
    },
  )
  for (missing of readings) {
    look()
    await vi.runAllTimersAsync()
  }
  look()
  stop()
  await vi.runAllTimersAsync()
  return happened
}

const [AB, BC] = [
  ['a', 'b'],
  ['b', 'c'],
]

test.for<[what: string, readings: (string[] | undefined)[], happens: string[]]>([
  ['nothing begins where nothing is missing', [[], []], []],
  ['what was begun goes on while words change', [AB, AB, ['b'], []], ['prints a,b']],
  ['a new photograph is printed at once', [AB, BC], ['prints a,b', 'ends', 'prints b,c']],
  ['a mistake in the words changes nothing', [['a'], MISTAKE, ['a']], ['prints a']],
  ['what cannot be printed is not tried for ever', [['a'], ['a'], ['a']], ['prints a']],
])('%s, and all ends with the desk', async ([, readings, happens]) => {
  const ends = happens.length > 0 ? ['ends'] : []
  expect(await printed(...readings)).toEqual([...happens, ...ends])
})

test('while an owner types, nothing begins', async () => {
  vi.useFakeTimers()
  const start = vi.fn(() => () => {})
  const { look } = openPrinter(async () => ['a'], start)
  for (let letter = 0; letter < 20; letter++) {
    look()
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(start).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(start).toHaveBeenCalledOnce()
})
