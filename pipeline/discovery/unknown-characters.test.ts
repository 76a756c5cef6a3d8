import { expect, test } from 'vitest'

import { findUnknown, without } from './unknown-characters.ts'

test('letters of all Latin alphabets are known, and what no font has is left out whole', async () => {
  expect(await findUnknown('Łódź, Zoë & Søren Đặng, Şişli, ľúbosť © ™ “1–2”')).toEqual(new Set())

  const text = 'Ελλάδα 1️⃣1  Zoe\u0308 👩‍🎨 影'
  expect(without(await findUnknown(text), text)).toBe('1 Zoë')
})
