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
  const curly = await subsetFont(whole, CURLY, { targetFormat: 'sfnt' })
  const recoded = recode(curly, 0x2019, 0x27)

  expect(outline(recoded, STRAIGHT)).toBe(outline(curly, CURLY))
  expect(outline(recoded, STRAIGHT)).not.toBe('')
  expect(outline(recoded, CURLY)).not.toBe(outline(curly, CURLY))
})

function outline(font: Buffer, character: string): string {
  const bytes = font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength)
  return parse(bytes as ArrayBuffer)
    .charToGlyph(character)
    .path.toPathData(2)
}
