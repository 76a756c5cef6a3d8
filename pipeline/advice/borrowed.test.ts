import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { definitionOf, wrappers } from '../content/walk-fields.ts'
import { borrowed } from './borrowed.ts'
import { readFields } from './studio-files.ts'

const demo = await readFields(process.cwd(), 'demo')

const TOWNS = 'serviceArea: { towns: { Concord: "35.4088, -80.5795" }, counties: ["York, SC"] }'
const OWN_TOWNS = TOWNS.replace('Concord', 'Oslo').replace('York', 'Lee')
const TERMS = 'terms: { heading: Ours, terms: [{ label: Deposit, text: Half. }] }'
const RAIN = 'lede: Rain costs you nothing. We go indoors, or take another day.'
const LETTER = 'letters: { letters: [{ text: She is good., name: Sample letter }] }'
const NOTE = 'lede: The pictures on this demonstration site are rendered; nobody in them exists.'

test.for<[what: string, file: string, text: string, misleads?: RegExp]>([
  ['a name', 'studio', 'name: Dogwood & Silver', /"Dogwood & Silver" is the demo’s name\. Write/],
  ['a name in a sentence', 'home', 'title: Dogwood and Silver, on film', /the demo’s name/],
  ['its photographer', 'studio', 'photographer: June Calloway', /the demo’s photographer/],
  ['another June', 'studio', 'photographer: June Park'],
  ['its phone number', 'studio', 'phone: +1 704.555.0136', /Write yours, or leave it out\.$/],
  ['an email address', 'contact', 'lede: At hello@dogwoodandsilver.example', /email address/],
  ['a city', 'contact', 'lede: In Charlotte, North Carolina', /another way, like "Charlotte, NC"/],
  [
    'towns and counties',
    'studio',
    TOWNS,
    /^studio\.yaml:1 The demo’s towns and counties are still/,
  ],
  ['another town', 'studio', OWN_TOWNS],
  ['a term', 'booking', TERMS, /The demo’s terms/],
  ['a term among the questions', 'booking', RAIN, /The demo’s terms/],
  ['a sample letter', 'booking', LETTER, /sample letters/],
  ['a note on its photographs', 'contact', NOTE, /note on its photographs/],
])('%s misleads as it should', ([, file, text, misleads]) => {
  const found = borrowed(testStudio({ [file]: text }), demo).filter((one) => one.misleads)
  expect(inLines(found)).toEqual(misleads ? [expect.stringMatching(misleads)] : [])
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
  expect(misleading(true)).toEqual([expect.stringMatching(/^about\.yaml:1 This names the demo’s/)])
  expect(misleading(true, 'photographer: June Park')).toEqual([])
  expect(misleading(false)).toEqual([])
})

const STORY =
  'Film is slower, and slow is the point. Sooner or later you forget what your hands are doing. ' +
  'Most of the pictures people frame come after that.'

test.for<[what: string, file: string, text: string, isKept: boolean]>([
  ['a paragraph', 'about', `story: [${JSON.stringify(STORY)}]`, true],
  ['a paragraph in another place', 'home', `welcome: { text: ${JSON.stringify(STORY)} }`, true],
  ['a price', 'booking', 'packages: [{ name: Day, price: $120 }]', true],
  ['a label', 'booking', 'bookNow: Book Now', false],
])('%s of the demo is worth a look as it should be', ([, file, text, isKept]) => {
  const found = borrowed(testStudio({ [file]: text }), demo)
  expect(inLines(found)).toEqual(isKept ? [expect.stringContaining('1 text is the demo’s')] : [])
  expect(found.some(({ misleads }) => misleads)).toBe(false)
})

test('photographs of the demo are counted, and their descriptions go with them', () => {
  const file = 'balloons-sky-ektar-100.jpg'
  const photographs = `- file: ${file}\n  alt: Colored balloons floating up into a clear blue sky.`
  const found = borrowed(testStudio({ photographs }, [{ file, isBorrowed: true }, {}]), demo)
  expect(inLines(found)).toEqual(['1 of 2 photographs are the demo’s. Put yours in their place.'])
})

test('every setting that is written says whose it is', async () => {
  // A studio that uses every field.
  const full = await readFields(process.cwd(), 'tests/studios/made-with-1.0.0/studio')
  const settings = [...demo, ...full].filter(
    ({ kind, whose, schema }) =>
      !kind && !whose && definitionOf(wrappers(schema).at(-1)!).type === 'string',
  )
  expect(settings.map(({ file, path }) => [file, ...path].join(' '))).toEqual([])
})
