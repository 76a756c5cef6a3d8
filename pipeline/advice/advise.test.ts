import { cp } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { FILES, SCHEMAS } from '../content/files.ts'
import { definitionOf, wrappers } from '../content/walk-fields.ts'
import { readDocument } from '../content/yaml.ts'
import { advise, inquiries, pastDays, foreign } from './advise.ts'
import type { Advice } from './advice.ts'
import { borrowed } from './borrowed.ts'
import { photographs } from './photographs.ts'
import { fieldsOf, readFields, type AdviceField, type Scan } from './studio-files.ts'
import { words } from './words.ts'

const demo = await readFields(process.cwd(), 'demo')

test('the demo borrows from nobody, and a copy of it borrows everything', async () => {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    for (const part of ['content', 'uploads/stairs-spiral-hp5.jpg']) {
      await cp(path.join('demo', part), path.join(root, folder, part), { recursive: true })
    }
  }
  const adviceOn = (studio: string) =>
    advise({ root, studio: path.join(root, studio), today: new Date('2026-05-01') })

  const topics = (await adviceOn('demo')).map(({ topic }) => topic)
  expect(topics).not.toContain('Still the demo’s')
  const found = await adviceOn('studio')
  expect(found.map(({ topic }) => topic)).toContain('Still the demo’s')
  expect(found.map(({ message }) => message).join()).toContain('1 of 1 photographs are the demo’s')

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

test('every setting that is written says whose it is', async () => {
  // A studio that uses every field.
  const full = await readFields(process.cwd(), 'tests/studios/made-with-1.0.0/studio')
  const settings = [...demo, ...full].filter(
    ({ kind, whose, schema }) =>
      !kind && !whose && definitionOf(wrappers(schema).at(-1)!).type === 'string',
  )
  expect(settings.map(placed)).toEqual([])
})

function placed({ file, path: at }: AdviceField): string {
  return [file, ...at].join(' ')
}

const JUNE_FULL = 'news:\n  text: June is full.\n  until: 2026-06-30'
const MAY_FULL = JUNE_FULL.replace('06', '05')
const OWN_URL = 'url: https://juniper.com'
const LIVE = `${OWN_URL}\ninquiries:\n  receiver:`
const LOST = /^Misleads: studio\.yaml:\d Visitors are thanked for their message, and it/

const TOWNS = 'serviceArea: { towns: { Concord: "35.4088, -80.5795" }, counties: ["York, SC"] }'
const OWN_TOWNS = TOWNS.replace('Concord', 'Oslo').replace('York', 'Lee')
const TERMS = 'terms: { heading: Ours, terms: [{ label: Deposit, text: Half. }] }'
const RAIN = 'lede: Rain costs you nothing. We go indoors, or take another day.'
const LETTER = 'letters: { letters: [{ text: She is good., name: Sample letter }] }'
const NOTE = 'lede: The pictures on this demonstration site are rendered; nobody in them exists.'

const STORY =
  '"Film is slower, and slow is the point. Sooner or later you forget what your hands are doing. ' +
  'Most of the pictures people frame come after that."'
const KEPT = /^\w+\.yaml:1 1 text is the demo’s/

test.for<[what: string, file: string, text: string, said?: RegExp]>([
  ['a form that sends nothing', 'studio', `${LIVE} none`, LOST],
  ['a form of which nothing is said', 'studio', OWN_URL, LOST],
  ['a form that sends nothing yet', 'studio', `${LIVE} none`.replace('.com', '.example')],
  ['a form that is sent', 'studio', `${LIVE} formspree`],
  ['news on its last day', 'booking', JUNE_FULL],
  ['news whose day is over', 'booking', MAY_FULL, /^booking\.yaml:3 This day is/],
  ['descriptions of their own', 'photographs', described('A bride', 'A porch')],
  ['a file’s name', 'photographs', described('A bride', 'porch'), /^photographs\.yaml:2 This only/],
  ['one text twice', 'photographs', described('A bird', 'a bird.'), /^photographs\.yaml:1 Differe/],

  ['a name', 'studio', 'name: Dogwood & Silver', /^Mis.* & Silver" is the demo’s name\. Write/],
  ['a name in a text', 'home', 'title: Dogwood and Silver, on film', /^Misleads: .*demo’s name/],
  ['its photographer', 'studio', 'photographer: June Calloway', /^Misleads: .*demo’s photographer/],
  ['another June', 'studio', 'photographer: June Park'],
  ['its phone number', 'studio', 'phone: +1 704.555.0136', /^Mis.*Write yours, or leave it out\.$/],
  ['an email address', 'contact', 'lede: At hello@dogwoodandsilver.example', /^Mis.*email address/],
  ['a city', 'contact', 'lede: In Charlotte, North Carolina', /^Mis.* way, like "Charlotte, NC"/],
  ['towns and counties', 'studio', TOWNS, /^Mis.*yaml:1 The demo’s towns and counties are still/],
  ['another town', 'studio', OWN_TOWNS],
  ['a term', 'booking', TERMS, /^Misleads: .*The demo’s terms/],
  ['a term among the questions', 'booking', RAIN, /^Misleads: .*The demo’s terms/],
  ['a sample letter', 'booking', LETTER, /^Misleads: .*sample letters/],
  ['a note on its photographs', 'contact', NOTE, /^Misleads: .*note on its photographs/],

  ['a paragraph', 'about', `story: [${STORY}]`, KEPT],
  ['a paragraph in another place', 'home', `welcome: { text: ${STORY} }`, KEPT],
  ['a price', 'booking', 'packages: [{ name: Day, price: $120 }]', KEPT],
  ['a label', 'booking', 'bookNow: Book Now'],
])('advice on %s is right', ([, file, text, said]) => {
  const studio = testStudio({ [file]: text })
  const lastHours = new Date('2026-06-30T20:00:00Z')
  const advice = [...inquiries(studio), ...pastDays(studio, lastHours), ...words(studio)]
  const found = inLines([...advice, ...borrowed(studio, demo)])
  expect(found).toEqual(said ? [expect.stringMatching(said)] : [])
})

test('a studio in the demo’s city has the same city and towns', () => {
  const studio = `city: Charlotte, NC\n${TOWNS}`
  const contact = 'lede: Portraits in Charlotte, North Carolina'
  expect(borrowed(testStudio({ studio, contact }), demo)).toEqual([])
})

test('the demo’s photographer is no name for who is in its photographs, unless it is one’s own', () => {
  const about = 'introduction: { portrait: hands.jpg, caption: June at work }'
  const misleading = (isBorrowed: boolean, studio = '') => {
    const files = testStudio({ studio, about }, [{ file: 'hands.jpg', isBorrowed }])
    return inLines(borrowed(files, demo).filter(({ misleads }) => misleads))
  }
  expect(misleading(true)).toEqual([expect.stringContaining('about.yaml:1 This names the demo’s')])
  expect(misleading(true, 'photographer: June Park')).toEqual([])
  expect(misleading(false)).toEqual([])
})

test('photographs of the demo are counted, and their descriptions go with them', () => {
  const file = 'balloons-sky-ektar-100.jpg'
  const files = `- file: ${file}\n  alt: Colored balloons floating up into a clear blue sky.`
  const found = borrowed(testStudio({ photographs: files }, [{ file, isBorrowed: true }, {}]), demo)
  expect(inLines(found)).toEqual(['1 of 2 photographs are the demo’s. Put yours in their place.'])
})

const HOME = `slideshow:
  slides:
    - { image: veil.jpg, caption: Ten to nine. }
    - { image: porch.jpg, caption: The last warm day. }`

test('a description that repeats a caption is named', () => {
  const files = { photographs: described('Ten to nine', 'A porch'), home: HOME }
  const repeats = expect.stringMatching(/^photographs\.yaml:1 This only repeats the w/)
  expect(inLines(words(testStudio(files)))).toEqual([repeats])
})

test.for<[what: string, scan: object, entry: string, said?: RegExp]>([
  ['large enough', {}, '', undefined],
  ['shown nowhere', { file: 'stray.jpg' }, '', /^1 photograph is shown nowhere\. .* under Photogr/],
  ['small', { width: 1800, height: 9 }, '', /^home\.yaml:3 1 photograph is soft on a large/],
  ['upright', { height: 3001 }, '', /^home\.yaml:3 1 photograph is upright, and a/],
  ['hidden', {}, ', hidden: true', /^home\.yaml:3 This photograph is hidden, so it is/],
])('advice on a scan that is %s is right', ([, scan, entry, said]) => {
  const files = { home: HOME, photographs: `- { file: veil.jpg, alt: A bride${entry} }` }
  const found = photographs(testStudio(files, [{ file: 'porch.jpg', isBorrowed: true }, scan]))
  expect(inLines(found)).toEqual(said ? [expect.stringMatching(said)] : [])
})

test('labels that are still English are named where the site is not', () => {
  const LABELS = 'inquiry:\n  button: Send message\n  sending: Sender …\n  name: { label: Name }'
  const english = testStudio({ contact: LABELS.replace('Sender', 'Sending') }).fields
  const adviceIn = (language: string) =>
    inLines(
      foreign(testStudio({ studio: `language: ${language}`, contact: LABELS }).fields, english),
    )

  expect(adviceIn('en_US')).toEqual([])
  expect(adviceIn('nb')).toEqual([
    'contact.yaml:2 2 labels are still in English, as the demo has them. Write them in Norwegian Bokmål.',
  ])
})

function described(veil: string, porch: string): string {
  return `- { file: veil.jpg, alt: ${veil} }\n- { file: porch.jpg, alt: ${porch} }`
}

/** What advice knows of a studio, from the words of a few files and the scans beside them. */
function testStudio(files: Record<string, string>, scans: Partial<Scan>[] = []) {
  const documents = FILES.filter((file) => file in files).map(
    (file) => [file, readDocument(`${file}.yaml`, files[file]!, SCHEMAS[file])] as const,
  )
  const scan: Scan = { file: 'veil.jpg', width: 3000, height: 2000, isBorrowed: false }
  return { fields: fieldsOf(new Map(documents)), scans: scans.map((one) => ({ ...scan, ...one })) }
}

/** Advice in a line each: `home.yaml:3 1 photograph is soft …`. */
function inLines(advice: Advice[]): string[] {
  return advice.map(({ fields: [first], message, misleads }) => {
    const place = first ? [`${first.location.file}:${first.location.line}`] : []
    return [...(misleads ? ['Misleads:'] : []), ...place, message].join(' ')
  })
}
