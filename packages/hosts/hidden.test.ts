import { expect, test } from 'vitest'

import { isHidden } from './hidden.ts'

test('.well-known is public, for certificate renewal, and no other dot folder is', () => {
  expect(isHidden('/.well-known/acme-challenge/token')).toBe(false)
  for (const file of ['/.git/config', '/.well-known/.htaccess', '/.well-known.br']) {
    expect(isHidden(file), file).toBe(true)
  }
})
