import { cp } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { advise, inquiries, pastDays, foreign } from './advise.ts'
import { photographs } from './photographs.ts'
import { readFields, type AdviceField } from './studio-files.ts'
import { words } from './words.ts'

test('the demo borrows from nobody, and a copy of it borrows everything', async () => {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    await cp('demo/content', path.join(root, folder, 'content'), { recursive: true })
    await cp(
      'demo/uploads/stairs-spiral-hp5.jpg',
      path.join(root, folder, 'uploads/stairs-spiral-hp5.jpg'),
    )
  }
  const adviceOn = (studio: string) =>
    advise({ root, studio: path.join(root, studio), today: new Date('2026-05-01') })

  const topics = (await adviceOn('demo')).map(({ topic }) => topic)
  expect(topics).not.toContain('Still the demo’s')
  const found = await adviceOn('studio')
  expect(found.map(({ topic }) => topic)).toContain('Still the demo’s')
  expect(found.map(({ message }) => message).join()).toContain('1 of 1 photographs are the demo’s')

  const placed = ({ file, path: at }: AdviceField) => [file, ...at].join(' ')
  const named = found.flatMap((one) => one.fields.map(placed))
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

test.for<[url: string, receiver: string, isSaid: boolean]>([
  ['https://juniper.com', 'none', true],
  ['juniper.com', '', true],
  ['https://juniper.example', 'none', false],
  ['https://juniper.com', 'formspree', false],
])('at %s, a form to “%s” sends nothing to anybody: %s', ([url, receiver, isSaid]) => {
  const form = receiver && `\ninquiries:\n  receiver: ${receiver}`
  const said = inLines(inquiries(testStudio({ studio: `url: ${url}${form}` })))
  expect(said).toEqual(isSaid ? [expect.stringContaining('thanked for their message, and it')] : [])
})

const HOME = `slideshow:
  slides:
    - { image: veil.jpg, caption: Ten to nine. }
    - { image: porch.jpg, caption: The last warm day. }`

test.for<[what: string, scan: object, advice?: RegExp]>([
  ['large enough', {}],
  ['shown nowhere', { file: 'stray.jpg' }, /^1 photograph is shown nowhere\. .* under Photographs/],
  [
    'small',
    { width: 1800, height: 1200 },
    /^home\.yaml:3 1 photograph is soft on a large screen\./,
  ],
  [
    'upright',
    { width: 2000, height: 3000 },
    /^home\.yaml:3 1 photograph is upright, and a desktop/,
  ],
])('advice on a scan that is %s', ([, scan, advice]) => {
  const scans = [{ file: 'porch.jpg', isBorrowed: true }, scan]
  const found = inLines(photographs(testStudio({ home: HOME }, scans)))
  expect(found).toEqual(advice ? [expect.stringMatching(advice)] : [])
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

test.for<[what: string, veil: string, porch: string, advice?: RegExp]>([
  ['of their own', 'A bride', 'A porch'],
  [
    'that repeat a file’s name',
    'A bride',
    'porch',
    /^photographs\.yaml:2 This only repeats the file/,
  ],
  [
    'that repeat a caption',
    'Ten to nine',
    'A porch',
    /^photographs\.yaml:1 This only repeats the w/,
  ],
  ['twice', 'A woman', 'a woman.', /^photographs\.yaml:1 Different photographs have this descri/],
])('descriptions %s', ([, veil, porch, advice]) => {
  const described = `- { file: veil.jpg, alt: ${veil} }\n- { file: porch.jpg, alt: ${porch} }`
  const found = inLines(words(testStudio({ photographs: described, home: HOME })))
  expect(found).toEqual(advice ? [expect.stringMatching(advice)] : [])
})

test('labels that are still English are named where the site is not', () => {
  const LABELS = 'inquiry:\n  button: Send message\n  sending: Sender …\n  name: { label: Name }'
  const demo = testStudio({ contact: LABELS.replace('Sender', 'Sending') }).fields
  const adviceIn = (language: string) =>
    inLines(foreign(testStudio({ studio: `language: ${language}`, contact: LABELS }).fields, demo))

  expect(adviceIn('en_US')).toEqual([])
  expect(adviceIn('nb')).toEqual([
    'contact.yaml:2 2 labels are still in English, as the demo has them. Write them in Norwegian Bokmål.',
  ])
})
