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

const HOME = `slideshow:
  slides:
    - { image: veil.jpg, caption: Ten to nine. }
    - { image: porch.jpg, caption: The last warm day. }`

const JUNE_FULL = 'news:\n  text: June is full.\n  until: 2026-06-30'
const OWN_URL = 'url: https://juniper.com'
const LIVE = `${OWN_URL}\ninquiries:\n  receiver:`
const described = (veil: string, porch: string) =>
  `- { file: veil.jpg, alt: ${veil} }\n- { file: porch.jpg, alt: ${porch} }`

test.for<[what: string, file: string, text: string, advice?: RegExp]>([
  ['a form that sends nothing', 'studio', `${LIVE} none`, /thanked for their message, and it/],
  ['a form of which nothing is said', 'studio', OWN_URL, /thanked for their message, and it/],
  ['a form that sends nothing yet', 'studio', `${LIVE} none`.replace('.com', '.example')],
  ['a form that is sent', 'studio', `${LIVE} formspree`],
  ['news on its last day', 'booking', JUNE_FULL],
  [
    'news whose day is over',
    'booking',
    JUNE_FULL.replace('06', '05'),
    /^booking\.yaml:3 This day is/,
  ],
  ['descriptions of their own', 'photographs', described('A bride', 'A porch')],
  [
    'a file’s name',
    'photographs',
    described('A bride', 'porch'),
    /^photographs\.yaml:2 This only rep/,
  ],
  [
    'one description twice',
    'photographs',
    described('A bird', 'a bird.'),
    /^photographs\.yaml:1 Diff/,
  ],
])('advice on %s is right', ([, file, text, advice]) => {
  const studio = testStudio({ [file]: text })
  const today = new Date('2026-06-30T20:00:00Z')
  const found = [...inquiries(studio), ...pastDays(studio, today), ...words(studio)]
  expect(inLines(found)).toEqual(advice ? [expect.stringMatching(advice)] : [])
})

test('a description that repeats a caption is named', () => {
  const files = { photographs: described('Ten to nine', 'A porch'), home: HOME }
  const repeats = expect.stringMatching(/^photographs\.yaml:1 This only repeats the w/)
  expect(inLines(words(testStudio(files)))).toEqual([repeats])
})

const STRAY = /^1 photograph is shown nowhere\. .* under Photographs/

test.for<[what: string, scan: object, entry: string, advice?: RegExp]>([
  ['large enough', {}, 'alt: A bride'],
  ['shown nowhere', { file: 'stray.jpg' }, 'alt: A bride', STRAY],
  [
    'small',
    { width: 1800, height: 9 },
    'alt: A bride',
    /^home\.yaml:3 1 photograph is soft on a large/,
  ],
  ['upright', { height: 3001 }, 'alt: A bride', /^home\.yaml:3 1 photograph is upright, and a/],
  ['hidden', {}, 'alt: A bride, hidden: true', /^home\.yaml:3 This photograph is hidden, so it is/],
])('advice on a scan that is %s is right', ([, scan, entry, advice]) => {
  const files = { home: HOME, photographs: `- { file: veil.jpg, ${entry} }` }
  const scans = [{ file: 'porch.jpg', isBorrowed: true }, scan]
  const found = inLines(photographs(testStudio({ studio: 'photographer: Ada', ...files }, scans)))
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
