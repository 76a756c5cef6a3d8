import { expect, test } from 'vitest'

import { testStudio } from '../tests/test-studio.ts'
import { borrowed } from './borrowed.ts'

const DEMO = testStudio({
  studio: 'name: Dogwood & Silver\nphotographer: June Calloway\nphone: (704) 555-0136',
  home: 'welcome:\n  lede: I’m June Calloway and I make portraits on film.\n  book: Book now',
  photographs: '- { file: veil.jpg, alt: A woman behind a veil }',
  'film-stocks': '- { name: Gold, sentence: Warm and forgiving and a little nostalgic }',
}).fields

function advice(files: Record<string, string>, scans: object[] = []): string[] {
  return borrowed(testStudio(files, scans), DEMO).map(
    ({ file, line, alsoIn = [], message }) =>
      `${[file, line].filter(Boolean).join(':')} ${message}` +
      alsoIn.map((location) => ` ${location.file}:${location.line}`).join(''),
  )
}

test('a studio’s own words get no advice', () => {
  expect(advice({ studio: 'name: Juniper', home: 'welcome:\n  lede: Hello.' }, [{}])).toEqual([])
})

test('each name and address of the demo’s is named once, wherever it is left', () => {
  const files = {
    studio: 'name: Juniper\nphotographer: June Calloway',
    about: 'introduction:\n  caption: June Calloway, by herself',
  }
  expect(advice(files)).toEqual([
    'about.yaml:2 "June Calloway" is the demo’s photographer. Write yours. studio.yaml:2',
  ])
})

test('texts of the demo’s are counted; labels and facts about film are not', () => {
  const files = {
    home: 'welcome:\n  lede: I’m June Calloway and I make portraits on film.\n  book: Book now',
    'film-stocks': '- { name: Gold, sentence: Warm and forgiving and a little nostalgic }',
  }
  expect(advice(files)).toEqual([
    'home.yaml:2 1 text is the demo’s. Write your own, or keep what is true of you.',
  ])
})

test('short texts count where they are a studio’s own: captions, packages, the tagline', () => {
  const files = {
    studio: 'tagline: Slow pictures',
    sharing: 'shortName: Dogwood',
    portfolio:
      'featuredWork:\n  photographs:\n    - { src: own.jpg, title: Wide brim, category: Street }',
    booking:
      'bookNow: Book Now\npackages:\n  - { name: Other, price: $9 }\n  - { name: BASIC, price: $80 }',
  }
  const demo = {
    ...files,
    portfolio:
      'featuredWork:\n  photographs:\n    - { src: veil.jpg, title: Wide brim, category: Street }',
    booking: 'bookNow: Book Now\npackages:\n  - { name: BASIC, price: $80 }',
  }
  const found = borrowed(testStudio(files), testStudio(demo).fields)

  expect(found).toMatchObject([{ message: expect.stringMatching(/^5 texts are/) }])
  expect(
    [found[0], ...found[0]!.alsoIn!].map((location) => `${location?.file}:${location?.line}`),
  ).toEqual([
    'booking.yaml:4',
    'booking.yaml:4',
    'portfolio.yaml:3',
    'sharing.yaml:1',
    'studio.yaml:1',
  ])
})

test('the demo’s towns and counties on the map are pointed out', () => {
  const area = (towns: string, counties: string) =>
    `serviceArea:\n  map: openstreetmap\n  towns: { ${towns} }\n  counties: [ '${counties}' ]`
  const demo = testStudio({ studio: area("Concord: '35.4, -80.5'", 'York, SC') }).fields
  const towns = (studio: string) => borrowed(testStudio({ studio }), demo).map(({ line }) => line)

  expect(towns(area("Boone: '36.2, -81.6'", 'Watauga, NC'))).toEqual([])
  expect(towns(area("Concord: '35.4, -80.5'", 'Watauga, NC'))).toEqual([3])
  expect(towns(area("Boone: '36.2, -81.6'", 'York, SC'))).toEqual([4])
})

test('photographs of the demo’s are counted and named', () => {
  expect(advice({}, [{ isBorrowed: true }, { file: 'own.jpg' }])).toEqual([
    'uploads/ 1 of 2 photographs are the demo’s: veil.jpg. Put yours in their place.',
  ])
})

test('a new scan under the demo’s description is pointed out', () => {
  const photographs = '- { file: veil.jpg, alt: A woman behind a veil }'
  expect(advice({ photographs }, [{}])).toEqual([
    'photographs.yaml:1 These words describe the demo’s photograph, but the scan is yours now. ' +
      'Say what it shows.',
  ])
  expect(advice({ photographs }, [{ isBorrowed: true }])).toHaveLength(1)
})
