import { expect, test } from 'vitest'

import { inLines, testStudio } from '../tests/test-studio.ts'
import { definitionOf, wrappers } from '../content/walk-fields.ts'
import { borrowed } from './borrowed.ts'
import { readFields, type Scan } from './studio-files.ts'

const demo = await readFields(process.cwd(), 'demo')

const NEIGHBOR = 'city: Charlotte, NC'
const TOWNS = 'serviceArea:\n  towns: { Concord: "35.4088, -80.5795" }\n  counties: ["York, SC"]'
const HANDS = 'introduction: { portrait: hands.jpg, caption: June at work }'
const DEMO_SCAN = { file: 'hands.jpg', isBorrowed: true }

type Row = [what: string, file: string, text: string, misleads: RegExp | undefined, Partial<Scan>?]

test.for<Row>([
  [
    'a name',
    'studio',
    'name: Dogwood & Silver',
    /"Dogwood & Silver" is the demo’s name\. Write yours\.$/,
  ],
  ['a name in a sentence', 'home', 'title: Dogwood and Silver, on film', /the demo’s name/],
  [
    'a name in an address',
    'studio',
    'profiles:\n - { label: x, address: "https://x.com/dogwood-and-silver" }',
    /the demo’s name/,
  ],
  [
    'a former calendar',
    'booking',
    'packages:\n - { name: Day, booking: "https://calendly.com/dogwood-and-silver-demo/day" }',
    /the demo’s name/,
  ],
  ['a photographer', 'studio', 'photographer: June Calloway', /the demo’s photographer/],
  [
    'a photographer in a paragraph',
    'home',
    'welcome:\n  lede: I’m June  Calloway. I make portraits.',
    /the demo’s photographer/,
  ],
  ['a photographer with that first name', 'studio', 'photographer: June Park', undefined],
  ['June, the month', 'booking', 'news: { text: June is full., until: 2027-06-30 }', undefined],
  [
    'a phone number written another way',
    'studio',
    'phone: +1 704.555.0136',
    /Write yours, or leave it out\.$/,
  ],
  [
    'an email address in a sentence',
    'contact',
    'lede: Write to hello@dogwoodandsilver.example',
    /email address/,
  ],
  ['a web address', 'studio', 'url: www.dogwoodandsilver.example', /web address/],
  [
    'a city',
    'studio',
    'city: Charlotte, North Carolina',
    /write it another way, like "Charlotte, NC"/,
  ],
  [
    'a city in a sentence',
    'contact',
    'lede: Portraits in Charlotte, North Carolina',
    /the demo’s city/,
  ],
  ['a county in a sentence', 'contact', 'lede: Weddings in Mecklenburg, NC', undefined],
  [
    'towns and counties',
    'studio',
    TOWNS,
    /^studio\.yaml:2 The demo’s towns and counties are still here/,
  ],
  ['another town', 'studio', TOWNS.replace('Concord', 'Oslo').replace('York', 'Lee'), undefined],
  ['the map it is drawn by', 'studio', 'serviceArea: { map: openstreetmap }', undefined],
  ['the name below an icon', 'sharing', 'shortName: DOGWOOD', /name below an icon/],
  ['that word in a sentence', 'contact', 'lede: Below the dogwood tree', undefined],
  [
    'a term',
    'booking',
    'terms: { heading: Ours, terms: [{ label: Deposit, text: Half. }] }',
    /The demo’s terms/,
  ],
  [
    'a term among the questions',
    'booking',
    'lede: Rain costs you nothing. We go indoors, or take another day.',
    /The demo’s terms/,
  ],
  [
    'a sample letter',
    'booking',
    'letters:\n  letters: [{ text: She is good., name: Sample letter }]',
    /sample letters/,
  ],
  [
    'a note on its photographs',
    'contact',
    'lede: The pictures on this demonstration site are rendered; nobody in them exists.',
    /note on its photographs/,
  ],
  ['no fact, but a field left out', 'studio', 'name: Wren', undefined],
  [
    'a person beside a photograph of the demo',
    'about',
    HANDS,
    /^about\.yaml:1 This names the demo’s photographer/,
    DEMO_SCAN,
  ],
  ['a person beside a photograph of one’s own', 'about', HANDS, undefined, { file: 'hands.jpg' }],
  [
    'a person described in a photograph of the demo',
    'photographs',
    '- { file: hands.jpg, alt: "June, the photographer, loads film." }',
    /This names the demo’s photographer/,
    DEMO_SCAN,
  ],
])('%s misleads as it should', ([, file, text, misleads, scan]) => {
  const found = borrowed(testStudio({ [file]: text }, scan && [scan]), demo)
  const lines = inLines(found.filter((one) => one.misleads))
  expect(lines).toEqual(misleads ? [expect.stringMatching(misleads)] : [])
})

test('a studio in the demo’s city has the same city and towns', () => {
  const lede = 'lede: Portraits in Charlotte, North Carolina'
  expect(borrowed(testStudio({ studio: `${NEIGHBOR}\n${TOWNS}`, contact: lede }), demo)).toEqual([])
})

test('a studio whose photographer is called June names her beside photographs of the demo', () => {
  const studio = testStudio({ studio: 'photographer: June Park', about: HANDS }, [DEMO_SCAN])
  expect(borrowed(studio, demo).filter(({ misleads }) => misleads)).toEqual([])
})

test.for<[what: string, file: string, text: string, look: RegExp | undefined]>([
  [
    'a paragraph',
    'about',
    'story:\n  - >-\n    Film is slower, and slow is the point. Sooner or later you forget what your hands are doing.\n    Most of the pictures people frame come after that.',
    /^about\.yaml:2 1 text is the demo’s/,
  ],
  [
    'a paragraph in another place',
    'home',
    'welcome:\n  lede: There is room on the next roll. Sessions.\n  text: Bring whoever you like. I’ll bring the film that suits the light.',
    /^home\.yaml:3 1 text/,
  ],
  ['a price', 'booking', 'packages: [{ name: Day, price: $120 }]', /^booking\.yaml:1 1 text/],
  [
    'a caption',
    'home',
    'slideshow:\n  slides: [{ image: own.jpg, caption: Bending back }]',
    /^home\.yaml:2 1 text/,
  ],
  ['a label', 'booking', 'bookNow: Book Now', undefined],
  [
    'the sentence about a film',
    'film-stocks',
    '- { name: Portra 400, sentence: "The portrait film. Skin looks like skin, even when the light is hard." }',
    undefined,
  ],
])('%s of the demo is worth a look as it should be', ([, file, text, look]) => {
  const found = borrowed(testStudio({ [file]: text }), demo)
  expect(inLines(found)).toEqual(look ? [expect.stringMatching(look)] : [])
  expect(found.some(({ misleads }) => misleads)).toBe(false)
})

test('photographs of the demo are counted, and their descriptions go with them', () => {
  const photographs =
    '- file: balloons-sky-ektar-100.jpg\n  alt: Colored balloons floating up into a clear blue sky.'
  const scans = [{ file: 'balloons-sky-ektar-100.jpg', isBorrowed: true }, { file: 'own.jpg' }]
  const found = borrowed(testStudio({ photographs }, scans), demo)
  expect(inLines(found)).toEqual(['1 of 2 photographs are the demo’s. Put yours in their place.'])
  expect(found[0]!.scans).toEqual(['balloons-sky-ektar-100.jpg'])
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
