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
      alsoIn.map((place) => ` ${place.file}:${place.line}`).join(''),
  )
}

test('nothing is said of words that a studio wrote itself', () => {
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

test('passages of the demo’s are counted; labels and facts about film are not', () => {
  const files = {
    home: 'welcome:\n  lede: I’m June Calloway and I make portraits on film.\n  book: Book now',
    'film-stocks': '- { name: Gold, sentence: Warm and forgiving and a little nostalgic }',
  }
  expect(advice(files)).toEqual([
    'home.yaml:2 1 passage is the demo’s. Write your own, or keep what is true of you.',
  ])
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
