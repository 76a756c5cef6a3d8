import { expect, test } from 'vitest'

import { graftGrain } from './graft.ts'
import { readGrain } from './read.ts'
import { decode, trialPicture } from './tests/trial-avif.ts'
import { randomGrain, randomNumbers, type Random } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

test('a picture that is damaged is refused, or decodes after the graft if it did before', async () => {
  const picture = trialPicture(33, 20, 4).withExif({ IFD0: { Copyright: 'The studio' } })
  const file = await picture.avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
  const random = randomNumbers(16)
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
})

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
  let damaged = Buffer.from(file)
  for (let times = random(1, 3); times > 0; times--) {
    // Most often near the beginning, where headers are.
    const reach = random(0, 9) > 0 ? Math.min(damaged.length, 700) : damaged.length
    const at = random(0, reach - 1)
    if (random(0, 2) === 0) damaged[at]! ^= 1 << random(0, 7)
    else {
      const some = Array.from({ length: random(0, 8) }, () => random(0, 255))
      const rest = damaged.subarray(at + random(0, 8))
      damaged = Buffer.concat([damaged.subarray(0, at), Buffer.from(some), rest])
    }
  }
  return random(0, 9) > 0 ? damaged : damaged.subarray(0, random(0, damaged.length))
}
