import { cp } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { inLines, testStudio } from '../tests/test-studio.ts'
import { advise, inquiries } from './advise.ts'
import { pastDays } from './past-days.ts'
import { photographs } from './photographs.ts'
import { readFields, type AdviceField } from './studio-files.ts'
import { words } from './words.ts'

test('the demo borrows from nobody, and a copy of it borrows everything', async () => {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    await cp('demo', path.join(root, folder), { recursive: true })
  }
  const adviceOn = (studio: string) =>
    advise({ root, studio: path.join(root, studio), today: new Date('2026-05-01') })

  expect(await adviceOn('demo')).toEqual([
    expect.objectContaining({ topic: 'Calendar', misleads: false }),
  ])
  const found = await adviceOn('studio')
  expect(new Set(found.map(({ topic }) => topic))).toEqual(
    new Set(['Still the demo’s', 'Calendar', 'Words']),
  )
  expect(found.map(({ message }) => message).join()).toMatch(/(\d+) of \1 photographs are/)

  const named = found.flatMap((one) => one.fields.map((field) => placed(field)))
  const fields = await readFields(root, path.join(root, 'studio'))
  const unnamed = fields.filter(
    (field) =>
      field.whose?.whose !== 'anyone' &&
      (field.whose ? field.kind?.kind !== 'photograph' : field.kind?.kind === 'text') &&
      field.file !== 'photographs' &&
      !named.includes(placed(field)),
  )
  expect(fields.length).toBeGreaterThan(300)
  expect(unnamed.map(placed)).toEqual([])
})

test('a form that sends nothing is reported only for a real domain', () => {
  const advice = (url: string, receiver: string) =>
    inLines(inquiries(testStudio({ studio: `url: ${url}\ninquiries:\n  receiver: ${receiver}` })))
  expect(advice('https://juniper.com', 'none')).toEqual([
    expect.stringMatching(/^studio\.yaml:3 Visitors are thanked for their message, and it goes/),
  ])
  expect(inLines(inquiries(testStudio({ studio: 'url: juniper.com' })))).toEqual([
    expect.stringMatching(/^studio\.yaml:1 Visitors are thanked/),
  ])
  expect(advice('https://juniper.example', 'none')).toEqual([])
  expect(advice('https://juniper.com', 'formspree')).toEqual([])
})

const SLIDE = { home: 'slideshow:\n  slides:\n    - image: veil.jpg\n      caption: A veil' }

test.for<[scan: object, advice: RegExp]>([
  [{ file: 'stray.jpg' }, /^1 photograph is shown nowhere\. .* under Photographs in the desk/],
  [{ width: 1800, height: 1200 }, /^home\.yaml:3 1 photograph is soft on a large screen\./],
  [
    { width: 2000, height: 3000 },
    /^home\.yaml:3 1 photograph is upright, and a desktop shows only a strip/,
  ],
])('advice on the scan %j is %s', ([scan, advice]) => {
  const scans = [{ file: 'porch.jpg', isBorrowed: true }, scan]
  expect(inLines(photographs(testStudio(SLIDE, scans)))).toEqual([expect.stringMatching(advice)])
  expect(photographs(testStudio(SLIDE, [{}]))).toEqual([])
})

test('a scan that names somebody else as its owner is said, until they are credited', () => {
  const tags = { artist: 'Léa Roy', captions: [], keywords: [] }
  const inStudio = (photographer: string, entry: string) => {
    const studio = `name: Juniper Film\nphotographer: ${photographer}`
    const files = { studio, home: HOME, photographs: `- { file: veil.jpg, alt: A bride${entry} }` }
    return inLines(photographs(testStudio(files, [{ tags }])))
  }
  expect(inStudio('Ada', '')).toEqual([
    expect.stringMatching(/^photographs\.yaml:1 This scan says it is by Léa Roy\. Credit them/),
  ])
  expect(inStudio('Ada', ', credit: { name: Léa Roy }')).toEqual([])
  expect(inStudio('Lea Roy', '')).toEqual([])
})

test('a hidden photograph is named with the places where it was', () => {
  const hidden = '- { file: veil.jpg, alt: A bride, hidden: true }'
  const studio = testStudio({ home: HOME, photographs: hidden }, [{}, { file: 'porch.jpg' }])
  expect(inLines(photographs(studio))).toEqual([
    'home.yaml:3 This photograph is hidden, so it is shown nowhere. This is where it was.',
  ])
})

test('news is named once its day is over', () => {
  const news = testStudio({ booking: 'news:\n  text: June is full.\n  until: 2026-06-30' })
  expect(pastDays(news, new Date('2026-06-30T20:00:00Z'))).toEqual([])
  expect(inLines(pastDays(news, new Date('2026-07-02T00:00:00Z')))).toEqual([
    expect.stringMatching(/^booking\.yaml:3 This day is over/),
  ])
})

const HOME = `slideshow:
  slides:
    - { image: veil.jpg, caption: Ten to nine. }
    - { image: porch.jpg, caption: The last warm day. }`

test.for<[what: string, veil: string, porch: string, home: string, advice: RegExp | undefined]>([
  ['of their own', 'A bride', 'A porch', HOME, undefined],
  ['that repeat a file’s name', 'A bride', 'porch', HOME, /^2 This only repeats the file’s name\./],
  ['that repeat a caption', 'Ten to nine', 'A porch', HOME, /^1 This only repeats the words below/],
  ['twice', 'A woman', 'a woman.', '', /^1,2 Different photographs have this description\./],
])('descriptions %s', ([, veil, porch, home, advice]) => {
  const described = `- { file: veil.jpg, alt: ${veil} }\n- { file: porch.jpg, alt: ${porch} }`
  const found = words(testStudio({ photographs: described, home }), 2026)
  const lines = found.map(({ fields, message }) =>
    fields
      .map(({ location }) => location.line)
      .join()
      .concat(' ', message),
  )
  expect(lines).toEqual(advice ? [expect.stringMatching(advice)] : [])
})

test.for<[what: string, file: string, text: string, advice: RegExp | undefined]>([
  ['a year that is over', 'booking', 'heading: Booking 2025', /^booking\.yaml:1 These words name/],
  ['the copyright', 'studio', 'copyrightYear: 2024', /^studio\.yaml:1 This copyright is of/],
  ['the current year', 'booking', 'heading: Booking 2026', undefined],
  ['a span that reaches into it', 'booking', 'heading: Winter 2025–2026', undefined],
  ['the year in which something began', 'booking', 'heading: On film since 2014', undefined],
  ['part of a number', 'booking', 'heading: Call (704) 555-2024', undefined],
  ['a price', 'booking', 'heading: From $2000', undefined],
  ['the story', 'about', 'story:\n  - In 2009 I found a camera.', undefined],
  [
    'a caption',
    'home',
    'slideshow:\n  slides:\n    - { image: a.jpg, caption: May 2023 }',
    undefined,
  ],
  ['a description', 'photographs', '- { file: a.jpg, alt: A sign that says 2023 }', undefined],
])('%s as a year', ([, file, text, advice]) => {
  const found = inLines(words(testStudio({ [file]: text }), 2026))
  expect(found).toEqual(advice ? [expect.stringMatching(advice)] : [])
})

function placed({ file, path: at }: AdviceField): string {
  return [file, ...at].join(' ')
}
