import { expect, test } from 'vitest'

import { isHidden } from './hidden.ts'

test('a certificate can be renewed through .well-known, and no other dot folder is public', () => {
  expect(isHidden('/.well-known/acme-challenge/token')).toBe(false)
  for (const name of ['/.git/config', '/.well-known/.htaccess', '/.well-known.br']) {
    expect(isHidden(name), name).toBe(true)
  }
})
