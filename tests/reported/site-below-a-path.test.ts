import { expect, test } from 'vitest'

import { validate } from '../../pipeline/content/messages/explain.ts'
import { studio } from '../../pipeline/content/schemas/studio.ts'

const { url } = studio.shape

// fuwari#39: a project page of GitHub, without styles and photographs
test.for([
  'https://june.github.io/film-studio',
  'https://june.github.io/film-studio/',
  'june.github.io/film-studio',
  'https://june.gitlab.io/film-studio/public',
  'https://example.com/photos',
])('the address %s is never advised down to a domain that does not show the site', (address) => {
  const [mistake] = validate(url, address).fieldMistakes
  expect(mistake?.message).toContain('is below a path, where this site would find neither')
  expect(mistake?.message).not.toContain('Write only this')
  expect(mistake?.message).toMatch(
    address.includes('example.com') ? /a domain or subdomain of its own/ : /Rename the repository/,
  )
})

test.for([
  ['https://june.github.io', 'https://june.github.io'],
  ['https://june.github.io/', 'https://june.github.io'],
  ['june.github.io', 'https://june.github.io'],
  ['www.example.com/', 'https://www.example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
] as const)('the address %s of a site at a root is taken', ([address, taken]) => {
  expect(validate(url, address)).toEqual({ value: taken, fieldMistakes: [] })
})

test.for([
  ['http://example.com', 'Write it with https: https://example.com'],
  ['https://Example.com', 'Write only this: https://example.com'],
  ['https://example.com/index.html', 'Write only this: https://example.com'],
  ['https://example.com?from=mail', 'Write only this: https://example.com'],
  ['https://192.168.1.20', 'is the number of a machine'],
  ['https://localhost:4173', 'is not a web address'],
] as const)('the address %s is refused with what to write', ([address, message]) => {
  expect(validate(url, address).fieldMistakes[0]?.message).toContain(message)
})
