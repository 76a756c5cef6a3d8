import { expect, test } from 'vitest'

import type { Written } from '../content/files.ts'
import { atHost } from './at-host.ts'

test.for([
  ['https://dogwoodandsilver.example', 'https://june.netlify.app', 'https://june.netlify.app'],
  ['https://dogwoodandsilver.example', undefined, 'https://dogwoodandsilver.example'],
  ['https://june.example.com', 'https://june.netlify.app', 'https://june.example.com'],
] as const)('a site of %s that is built for %s is at %s', ([url, address, at]) => {
  const written = { studio: { url } } as Written
  expect(atHost(written, address).studio.url).toBe(at)
})
