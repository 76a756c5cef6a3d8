import { expect, test } from 'vitest'

import { isLoopback } from './loopback.ts'

test.for(['localhost', 'LOCALHOST:4173', 'acuity.localhost:4175', '127.0.0.1:80', '[::1]:4173'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.for([
  'evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'localhost:80/evil',
  '192.0.2.2:4173',
  '',
])('%o is another machine', (host) => {
  expect(isLoopback(host)).toBe(false)
})
