import { expect, test } from 'vitest'

import { calendarAt } from '@studio/services/scheduling/resolve-calendar'

import { validate } from '../messages.ts'
import { siteAddress, personalPage, profile } from './studio.ts'
import { DEMO_COLORS } from '../../look/colors.ts'
import { CALENDAR_COLORS, inColors } from './scheduling.ts'

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

const DARK = { ...DEMO_COLORS, white: '#2a2723', ink: '#f3efe8' }

test.for<[string, string]>([
  ['https://calendly.com/june', 'background_color=2a2723&text_color=f3efe8&primary_color=f3efe8'],
  ['https://calendly.com/june?text_color=ff0000', 'text_color=ff0000'],
  ['https://cal.com/june', 'theme=dark'],
])('the calendar at %s is shown in the studio’s colors: %s', ([address, colors]) => {
  const calendar = calendarAt(address, CALENDAR_COLORS)
  if (!('result' in calendar)) throw new Error(calendar.mistake)

  expect(inColors(calendar.result, DARK).frame).toContain(colors)
  expect(inColors(calendar.result, DEMO_COLORS)).toEqual(calendar.result)
})
