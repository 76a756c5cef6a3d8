import { expect, test } from 'vitest'

import { graftGrain } from './graft.ts'
import { readGrain } from './read.ts'
import { decode, trialAvif, trialPicture } from './tests/trial-avif.ts'
import { randomGrain, randomNumbers, type Random } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

const bases = {
  'a color picture': () => trialAvif(48, 32, { chromaSubsampling: '4:2:0' }),
  'a picture with metadata': () =>
    trialPicture(33, 20)
      .withExif({ IFD0: { Copyright: 'The studio' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .avif({ effort: 0 })
      .toBuffer(),
  'a picture with transparency': () => trialPicture(24, 24, 4).avif({ effort: 0 }).toBuffer(),
}

/** In milliseconds. On an idle machine each takes less than a second. */
const SLOW_MACHINE = 60_000

test.each(Object.entries(bases))(
  '%s that is damaged is refused, or decodes after the graft if it did before',
  async (_name, base) => {
    const [random, file] = [randomNumbers(16), await base()]
    const grain = randomGrain(random, 'own')
    let grafts = 0
    for (let round = 0; round < 250; round++) {
      const damaged = mutate(file, random)
      const grafted = refusedOr(() => graftGrain(damaged, grain))
      refusedOr(() => readGrain(damaged))
      if (grafted && (await decodes(damaged))) {
        expect(await decodes(grafted)).toBe(true)
        grafts += 1
      }
    }
    expect(grafts).toBeGreaterThan(0)
  },
  SLOW_MACHINE,
)

function refusedOr<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof UnsupportedAvif) return undefined
    throw error
  }
}

function decodes(file: Uint8Array): Promise<boolean> {
  return decode(file).then(
    () => true,
    () => false,
  )
}

/** A file with one to three kinds of damage, as by corruption or malice. */
function mutate(file: Uint8Array, random: Random): Uint8Array {
  let mutated = file
  for (let times = random(1, 3); times > 0; times--) {
    // Most often near the beginning, where headers are.
    const reach = random(0, 9) > 0 ? Math.min(mutated.length, 700) : mutated.length
    const at = random(0, Math.max(reach - 1, 0))
    const some = mutated.subarray(at, at + random(0, 8))
    const damaged = [
      some.map((byte, index) => (index === 0 ? byte ^ (1 << random(0, 7)) : byte)),
      some.map(() => random(0, 255)),
      Uint8Array.from({ length: random(0, 8) }, () => random(0, 255)),
    ][random(0, 2)]!
    const rest = mutated.subarray(at + some.length)
    mutated = Buffer.concat([mutated.subarray(0, at), damaged, rest])
    if (random(0, 9) === 0) mutated = mutated.subarray(0, at)
  }
  return mutated
}
