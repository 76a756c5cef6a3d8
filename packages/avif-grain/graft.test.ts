import * as fc from 'fast-check'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { graftGrain } from './graft.ts'
import type { Grain, ScalingPoint } from './grain.ts'
import { openAvif } from './open-avif.ts'
import { readChroma, readGrain } from './read.ts'
import { grainyPicture } from './tests/grainy-picture.ts'
import { UnsupportedAvif } from './unsupported.ts'

const settings: AvifOptions[] = [
  { quality: 40, effort: 3, chromaSubsampling: '4:2:0' },
  { quality: 50, effort: 3, tune: 'ssim' },
  { bitdepth: 10, chromaSubsampling: '4:2:0', tune: 'ssim' },
  { bitdepth: 12 },
]

test.for(settings)('a decoder applies the grain, and changes nothing else: %j', async (options) => {
  const avif = await avifOf(waves(97, 61), options)
  expect(readGrain(avif)).toBeUndefined()
  const kinds = fc.constantFrom('none', 'own', 'luma')
  fc.assert(
    fc.property(kinds.chain(anyGrain), (grain) => {
      expect(readGrain(graftGrain(avif, grain))).toEqual(grain)
    }),
  )

  const before = await avifOf(gray(128, 128), options)
  const after = graftGrain(before, evenGrain(160))
  expect(await metadataOf(after)).toEqual(await metadataOf(before))
  expect(await deviationOf(sharp(before))).toBeLessThan(0.5)
  expect(await deviationOf(sharp(after))).toBeGreaterThan(4.7)
  expect(await deviationOf(sharp(after))).toBeLessThan(5.3)
})

test('a picture wider than one tile has grain in both tiles', async () => {
  const grafted = graftGrain(await avifOf(gray(4200, 64)), evenGrain(160))
  for (const left of [0, 4110]) {
    const part = sharp(grafted).extract({ left, top: 0, width: 64, height: 64 })
    expect(await deviationOf(part)).toBeGreaterThan(4)
  }
})

test('a picture keeps its color profile, rights and description', async () => {
  const described = waves(64, 64)
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'The studio' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
  const avif = await avifOf(described)
  const before = await metadataOf(avif)
  expect(before).toMatchObject({
    exif: expect.anything(),
    xmp: expect.anything(),
    hasProfile: true,
  })
  expect(await metadataOf(graftGrain(avif, evenGrain(255)))).toEqual(before)
})

test('a monochrome picture has luma grain only, and is refused if its samples are of limited range', async () => {
  fc.assert(
    fc.property(anyGrain('none'), (grain) => {
      expect(readGrain(graftGrain(MONOCHROME, grain))).toEqual(grain)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('own', 'luma').chain(anyGrain), (colored) => {
      expect(() => graftGrain(MONOCHROME, colored)).toThrow(UnsupportedAvif)
    }),
  )
  expect(await deviationOf(sharp(graftGrain(MONOCHROME, evenGrain(255))))).not.toBe(
    await deviationOf(sharp(MONOCHROME)),
  )

  const limited = Buffer.from(MONOCHROME)
  // The byte of the sequence header with color_range.
  limited[limited.indexOf('21a0d4', 0, 'hex') + 2]! ^= 0b1_0000
  expect(readChroma(MONOCHROME)).toBe('4:0:0')
  expect(() => readChroma(limited)).toThrow('limited range')
})

const file = await avifOf(waves(32, 24))
const trial = openAvif(file)
const { start: headerStart, end: headerEnd } = trial.picture.sequenceObu
const header = trial.data.subarray(headerStart, headerEnd)
const place = trial.item.location

test('a sequence header that is repeated in the configuration announces grain too', () => {
  const changed = graftGrain(withConfiguration(header), evenGrain(100))
  const grafted = openAvif(changed)
  const { start, end } = grafted.picture.sequenceObu
  const repeated = changed.subarray(grafted.item.av1C[0]!.content + 4, grafted.item.av1C[0]!.end)
  expect(Buffer.compare(repeated, grafted.data.subarray(start, end))).toBe(0)
  expect(Buffer.compare(repeated, header)).not.toBe(0)
})

const rising = (count: number) => Array.from({ length: count }, (_, level) => ({ level, scale: 9 }))

test.for<[why: string, changed: Buffer, grain?: Partial<Grain>]>([
  ['It has a box moov.', Buffer.concat([file, uint(8), Buffer.from('moov')])],
  ['It has 2 of one box meta.', Buffer.concat([file, uint(12), Buffer.from('meta'), uint(0)])],
  ['Its box free has a wrong size.', Buffer.concat([file, uint(0), Buffer.from('free')])],
  ['The sequence header in its box av1C', withConfiguration(Buffer.of(0x0a, 1, 0x80))],
  ['outside its mdat box.', patched(place.baseOffset.at!, uint(place.start + 1))],
  ['outside its mdat box.', patched(place.length.at!, uint(0))],
  ['It has 0 of one box meta.', Buffer.alloc(0)],
  ['has a wrong size.', Buffer.from('<html>Not found</html>')],
  ['It cannot have this grain.', file, { seed: 65_536 }],
  ['It cannot have this grain.', file, { lag: 1, lumaFilter: [1, 2, 3] }],
  ['AV1 does not allow its grain.', file, { luma: rising(15) }],
  ['AV1 does not allow its grain.', file, { luma: [...rising(1), ...rising(1)] }],
])('a file is refused, or its grain: %s', ([why, changed, grain]) => {
  expect(() => graftGrain(changed, { ...evenGrain(9), ...grain })).toThrow(why)
})

/** The file with others in the place of some of its bytes. */
function patched(from: string | number, to: string | Buffer): Buffer {
  const changed = Buffer.from(file)
  changed.set(Buffer.from(to), typeof from === 'number' ? from : changed.indexOf(from))
  return changed
}

/** The file with more in its `av1C`. */
function withConfiguration(more: Uint8Array): Buffer {
  const { end } = trial.item.av1C[0]!
  const changed = Buffer.concat([file.subarray(0, end), more, file.subarray(end)])
  const sizes = ['meta', 'iprp', 'ipco', 'av1C'].map((box) => changed.indexOf(box) - 4)
  for (const at of [...sizes, place.baseOffset.at!]) {
    changed.writeUInt32BE(changed.readUInt32BE(at) + more.length, at)
  }
  return changed
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A picture that does not compress well: waves with noise. */
function waves(width: number, height: number): Sharp {
  const scene = (x: number, y: number) => 128 + Math.sin(x / 9) * 40 + Math.cos(y / 7) * 40
  const { data, ...raw } = grainyPicture({ width, height, sigma: 12, scene })
  return sharp(data, { raw })
}

/** A plain gray picture, for grain only. */
function gray(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
}

/** Encoded fast, unless the options say otherwise. */
function avifOf(picture: Sharp, options?: AvifOptions): Promise<Buffer> {
  return picture.avif({ effort: 0, ...options }).toBuffer()
}

async function metadataOf(avif: Uint8Array) {
  return { ...(await sharp(avif).metadata()), size: 0 }
}

/** Standard deviation of a decoded picture’s green, which is mostly luma, in eight bits. */
async function deviationOf(picture: Sharp): Promise<number> {
  const decoded = sharp(await picture.png().toBuffer())
  return (await decoded.stats()).channels.at(1)!.stdev
}

/** A gray slope of 16 × 16 pixels, by `avifenc -y 400`, because sharp always writes three planes. */
const MONOCHROME = Buffer.from(
  `AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPBtZXRhAAAAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
AAAAbGliYXZpZgAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEUAAAAMQAAAChpaW5mAAAAAAAB
AAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABoaXBycAAAAElpcGNvAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAOcGl4
aQAAAAABCAAAAAxhdjFDgQAcAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAADltZGF0
EgAKCBgM/9lgIaDUMiMWQAABAL/zEbKUFP/slwKunx7GjxzULP3OmSqrDfBmoP61YA==`,
  'base64',
)

/** White noise everywhere, with a standard deviation of 32 × `scale` ÷ 1024 in luma of 8 bits. */
function evenGrain(scale: number): Grain {
  return {
    seed: 4711,
    luma: [{ level: 0, scale }],
    scalingShift: 10,
    lag: 0,
    lumaFilter: [],
    filterShift: 7,
    noiseShift: 0,
    overlap: false,
    clip: false,
  }
}

const byte = fc.nat(255)

/** Any grain that AV1 allows, as `readGrain` returns it. Chroma has none, its own, or that of luma. */
function anyGrain(kind: 'none' | 'own' | 'luma'): fc.Arbitrary<Grain> {
  const own = <Value>(value: fc.Arbitrary<Value>, none: Value) =>
    kind === 'own' ? value : fc.constant(none)
  return fc.nat(3).chain((lag) => {
    const coefficients = 2 * lag * (lag + 1)
    const plane = record({
      points: own(points(10), []),
      filter: filter(coefficients + 1),
      multiplier: own(byte, 0),
      lumaMultiplier: own(byte, 0),
      offset: own(fc.nat(511), 0),
    })
    const chroma = record({ fromLuma: fc.constant(kind === 'luma'), cb: plane, cr: plane })
    return record({
      seed: fc.nat(65_535),
      luma: points(14),
      ...(kind !== 'none' && { chroma }),
      scalingShift: fc.integer({ min: 8, max: 11 }),
      lag: fc.constant(lag),
      lumaFilter: filter(coefficients),
      filterShift: fc.integer({ min: 6, max: 9 }),
      noiseShift: fc.nat(3),
      overlap: fc.boolean(),
      clip: fc.boolean(),
    })
  })
}

function filter(length: number) {
  const coefficient = fc.integer({ min: -128, max: 127 })
  return fc.array(coefficient, { minLength: length, maxLength: length })
}

function points(most: number): fc.Arbitrary<ScalingPoint[]> {
  const selector = ({ level }: ScalingPoint) => level
  return fc
    .uniqueArray(record({ level: byte, scale: byte }), { selector, minLength: 1, maxLength: most })
    .map((all) => all.toSorted((one, other) => one.level - other.level))
}

/** With a prototype, as what `readGrain` returns. */
function record<Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) {
  return fc.record(fields, { noNullPrototype: true })
}
