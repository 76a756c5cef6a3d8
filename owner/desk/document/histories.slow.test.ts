import { test, vi } from 'vitest'

import { liveThrough } from '../tests/random-history.ts'

vi.mock('node:fs/promises', async (original) => {
  const { haltable } = await import('../tests/halting.ts')
  return haltable(await original())
})

const FIRSTS = Array.from({ length: 99 }, (_, at) => 6 + at * 5)

test.each(FIRSTS)(
  'nothing that is typed is lost or half made, in five histories from seed %i on',
  async (first) => {
    for (let seed = first; seed < first + 5; seed++) await liveThrough(seed)
  },
)
