import * as fc from 'fast-check'

import type { Grain, ScalingPoint } from '../grain.ts'

/** White noise everywhere, with a standard deviation of 32 × `scale` ÷ 1024 in luma of 8 bits. */
export function evenGrain(scale: number): Grain {
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
export function anyGrain(kind: 'none' | 'own' | 'luma'): fc.Arbitrary<Grain> {
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
