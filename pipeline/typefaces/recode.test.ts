import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { parse } from 'opentype.js'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { recode } from './recode.ts'

const [STRAIGHT, CURLY] = ["'", '’'] as const

test('a straight apostrophe is drawn as a curly one', async () => {
  const whole = await readFile(
    path.resolve('node_modules/@fontsource/besley/files/besley-latin-800-normal.woff2'),
  )
  const font = await subsetFont(whole, `A${STRAIGHT}${CURLY}`, { targetFormat: 'sfnt' })
  const codes = [0x41, 0x2019, 0x27]
  const recoded = await subsetFont(recode(font, codes, 0x27, 0x2019), `A${STRAIGHT}${CURLY}`, {
    targetFormat: 'sfnt',
  })

  expect(outline(recoded, STRAIGHT)).toBe(outline(font, CURLY))
  expect(outline(recoded, STRAIGHT)).not.toBe(outline(font, STRAIGHT))
  for (const character of ['A', CURLY]) {
    expect(outline(recoded, character)).toBe(outline(font, character))
  }
})

function outline(font: Buffer, character: string): string {
  const bytes = font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength)
  return parse(bytes as ArrayBuffer)
    .charToGlyph(character)
    .path.toPathData(2)
}
