import { expect, test } from 'vitest'

import { telephone } from './telephone.ts'

test('[L4] a number of the United States can be called from anywhere', () => {
  expect(telephone('(704) 555-0136')).toBe('tel:+17045550136')
})

test('[L4] a number with its country code stays as it is', () => {
  expect(telephone('+44 20 7946 0018')).toBe('tel:+442079460018')
  expect(telephone('1-704-555-0136')).toBe('tel:+17045550136')
})
