import { expect, test } from 'vitest'

import { estimateGrain } from './estimate.ts'
import { graftGrain } from './graft.ts'
import { readChroma } from './read.ts'
import { readGrain } from './read.ts'
import { grainyPicture } from './tests/grainy-picture.ts'
import { decode } from './tests/trial-avif.ts'
import { evenGrain, randomGrain, randomNumbers } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

/** A gray slope of 16 × 16 pixels, by `avifenc -y 400`, because sharp always writes three planes. */
const SLOPE = Buffer.from(
  `AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPBtZXRhAAAAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
AAAAbGliYXZpZgAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEUAAAAMQAAAChpaW5mAAAAAAAB
AAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABoaXBycAAAAElpcGNvAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAOcGl4
aQAAAAABCAAAAAxhdjFDgQAcAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAADltZGF0
EgAKCBgM/9lgIaDUMiMWQAABAL/zEbKUFP/slwKunx7GjxzULP3OmSqrDfBmoP61YA==`,
  'base64',
)

test('a monochrome picture accepts luma grain', async () => {
  const random = randomNumbers(5)
  for (let round = 0; round < 30; round++) {
    const grain = randomGrain(random, 'none')
    expect(readGrain(graftGrain(SLOPE, grain))).toEqual(grain)
  }
  const { data: plain } = await decode(SLOPE)
  const { data: grainy } = await decode(graftGrain(SLOPE, evenGrain(255)))
  expect(grainy).toHaveLength(plain.length)
  expect(grainy.equals(plain)).toBe(false)
})

test('an estimate for a monochrome picture can be grafted', () => {
  const [reference, decoded] = [8, 1].map((sigma) =>
    grainyPicture({ width: 96, height: 96, sigma, scene: () => 128 }),
  )
  const grain = estimateGrain(reference!, decoded!, { seed: 1, chroma: readChroma(SLOPE) })!
  expect(readGrain(graftGrain(SLOPE, grain))).toEqual(grain)
})

test('samples of limited range are refused, because the estimate would be too strong', () => {
  const limited = Buffer.from(SLOPE)
  // The byte of the sequence header with color_range.
  limited[limited.indexOf('21a0d4', 0, 'hex') + 2]! ^= 0b1_0000
  expect(() => readChroma(limited)).toThrow('limited range')
})

test.each(['own', 'luma'] as const)('a monochrome picture refuses chroma grain: %s', (kind) => {
  expect(() => graftGrain(SLOPE, randomGrain(randomNumbers(1), kind))).toThrow(UnsupportedAvif)
})
