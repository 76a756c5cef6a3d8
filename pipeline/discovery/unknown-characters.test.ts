import { expect, test } from 'vitest'

import { demoFaces } from '../typefaces/choose.ts'
import { openCardFonts } from './fonts.ts'
import { findUnknown, without } from './unknown-characters.ts'

const { fonts } = await openCardFonts(await demoFaces(), 'Łódź, Zoë & Søren Đặng')

test('letters of all Latin alphabets are known, and what no font has is left out whole', async () => {
  expect(await findUnknown('Łódź, Zoë & Søren Đặng, Şişli, ľúbosť © ™ “1–2”', fonts)).toEqual(
    new Set(),
  )

  const text = 'Ελλάδα 1️⃣1  Zoe\u0308 👩‍🎨 影'
  expect(without(await findUnknown(text, fonts), text)).toBe('1 Zoë')
})
