import { expect, test } from 'vitest'

import { testStudio } from '../tests/test-studio.ts'
import { descriptions } from './descriptions.ts'

const HOME = `slideshow:
  slides:
    - image: veil.jpg
      caption: Ten to nine.
    - image: porch.jpg
      caption: The last warm day.
recentWork:
  photographs:
    - src: veil.jpg
      title: Ten to nine`

function advice(photographs: string, home = HOME): string[] {
  return descriptions(testStudio({ photographs, home })).map(
    ({ file, line, alsoIn, message }) =>
      `${file}:${[line, ...(alsoIn ?? []).map((location) => location.line)].join()} ${message}`,
  )
}

test('distinct descriptions get no advice', () => {
  expect(advice('- { file: veil.jpg, alt: A bride }\n- { file: porch.jpg, alt: A porch }')).toEqual(
    [],
  )
})

test('a description that repeats the file’s name or the caption is pointed out', () => {
  const found = advice('- { file: veil.jpg, alt: Ten to nine }\n- { file: porch.jpg, alt: porch }')
  expect(found).toEqual([
    expect.stringMatching(/^photographs\.yaml:2 This only repeats the file’s name\./),
    expect.stringMatching(/^photographs\.yaml:1 This only repeats the words below the photograph/),
  ])
})

test('one description or caption for different photographs is pointed out', () => {
  const same = '- { file: veil.jpg, alt: A woman }\n- { file: porch.jpg, alt: a woman. }'
  expect(advice(same, '')).toEqual([
    expect.stringMatching(/^photographs\.yaml:1,2 Different photographs have this description\./),
  ])
  const doubled = HOME.replace('The last warm day', 'Ten to nine')
  expect(advice('', doubled)).toEqual([
    'home.yaml:4,6,10 Different photographs have the same caption. Give each its own.',
  ])
})
