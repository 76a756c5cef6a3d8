import { expect, test } from 'vitest'

import { addresses } from './addresses.ts'

test('photographs of a page have different addresses, and none that the page has itself', () => {
  const addressOf = addresses()

  expect(['veil', 'main', 'veil', 'veil', 'veil-2'].map(addressOf)).toEqual([
    'veil',
    'main-2',
    'veil-2',
    'veil-3',
    'veil-2-2',
  ])
})
