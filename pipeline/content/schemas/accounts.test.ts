import { expect, test } from 'vitest'

import { personalPage, profile } from './accounts.ts'

test.for([
  ['Instagram', '@mesa.tintype', 'https://www.instagram.com/mesa.tintype'],
  ['Follow us', '@mesa_tintype', 'https://www.instagram.com/mesa_tintype'],
  ['On TikTok', '@mesatintype', 'https://www.tiktok.com/@mesatintype'],
  ['X', '@mesatintype', 'https://x.com/mesatintype'],
  ['Instagram', 'instagram.com/mesatintype', 'https://instagram.com/mesatintype'],
] as const)('a link “%s” to %s leads to %s', ([label, address, page]) => {
  expect(profile.parse({ label, address })).toEqual({ label, address: page })
})

test('whoever is credited may be named by an account, and what is no account is refused', () => {
  expect(personalPage.parse('@lea')).toBe('https://www.instagram.com/lea')
  expect(personalPage.safeParse('@lea roy').error?.message).toContain('is not a web address')
})
