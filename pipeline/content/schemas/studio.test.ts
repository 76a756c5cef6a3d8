import { expect, test } from 'vitest'

import { validate } from '../messages.ts'
import { siteAddress, personalPage, profile } from './studio.ts'

test.for([
  ['june.github.io/', 'https://june.github.io'],
  ['www.example.com/', 'https://www.example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
] as const)('the address %s is taken as %s', ([address, taken]) => {
  expect(validate(siteAddress, address)).toEqual({ value: taken, fieldMistakes: [] })
})

const BELOW = 'is below a path, where this site would find neither'

// Never “write only the domain”: that one does not show the site.
test.for([
  ['https://june.github.io/film-studio/', BELOW, 'Rename the repository to june.github.io'],
  ['june.gitlab.io/film-studio/public', BELOW, 'Rename the repository to june.gitlab.io'],
  ['https://example.com/photos', BELOW, 'a domain or subdomain of its own'],
  ['http://example.com', 'Write it with https: https://example.com', ''],
  ['https://Example.com', 'Write only this: https://example.com', ''],
  ['https://example.com/index.html', 'Write only this: https://example.com', ''],
  ['https://example.com?from=mail', 'Write only this: https://example.com', ''],
  ['https://192.168.1.20', 'is the number of a machine', ''],
  ['https://localhost:4173', 'is not a web address', ''],
] as const)('the address %s is refused: %s … %s', ([address, message, todo]) => {
  const [mistake] = validate(siteAddress, address).fieldMistakes
  expect(mistake?.message).toContain(message)
  expect(mistake?.message).toContain(todo)
})

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
