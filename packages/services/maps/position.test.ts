import { expect, test } from 'vitest'

import { readPosition } from './position.ts'

test.each([
  '35.2271, -80.8431',
  ' 35.2271,-80.8431 ',
  '+35.2271 , -80.8431',
  '35.2271°, -80.8431°',
])('%s is a place', (words) => {
  expect(readPosition(words)).toEqual({ latitude: 35.2271, longitude: -80.8431 })
})

test.each([
  '',
  '35.2271',
  '35.2271 -80.8431',
  '35°13′37″N, 80°50′35″W',
  '35.2271, -80.8431, 3',
  'a, b',
])('“%s” is none', (words) => {
  expect(readPosition(words)).toBeUndefined()
})
