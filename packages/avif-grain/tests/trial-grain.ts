import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'

/** Random integers in a closed range, the same for the same seed. */
type Random = (least: number, most: number) => number

export function randomNumbers(seed: number): Random {
  let state = seed
  return (least, most) => {
    // SplitMix32, by Guy Steele and others.
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    const share = ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
    return least + Math.floor(share * (most - least + 1))
  }
}

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

/** Random grain that AV1 allows, as `readGrain` returns it. Chroma has none, its own, or that of luma. */
export function randomGrain(random: Random, kind: 'none' | 'own' | 'luma'): Grain {
  const lag = random(0, 3)
  const filter = (length: number) => Array.from({ length }, () => random(-128, 127))
  const luma = randomPoints(random, random(1, 14))
  const plane = (): ChromaGrain => ({
    points: kind === 'own' ? randomPoints(random, random(1, 10)) : [],
    filter: filter(2 * lag * (lag + 1) + 1),
    multiplier: kind === 'own' ? random(0, 255) : 0,
    lumaMultiplier: kind === 'own' ? random(0, 255) : 0,
    offset: kind === 'own' ? random(0, 511) : 0,
  })
  return {
    seed: random(0, 65_535),
    luma,
    ...(kind !== 'none' && { chroma: { fromLuma: kind === 'luma', cb: plane(), cr: plane() } }),
    scalingShift: random(8, 11),
    lag,
    lumaFilter: filter(2 * lag * (lag + 1)),
    filterShift: random(6, 9),
    noiseShift: random(0, 3),
    overlap: random(0, 1) === 1,
    clip: random(0, 1) === 1,
  }
}

function randomPoints(random: Random, count: number): ScalingPoint[] {
  const levels = new Set<number>()
  while (levels.size < count) levels.add(random(0, 255))
  return [...levels]
    .toSorted((one, other) => one - other)
    .map((level) => ({ level, scale: random(0, 255) }))
}
