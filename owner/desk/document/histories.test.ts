import { test, vi } from 'vitest'

import { liveThrough } from '../tests/random-history.ts'

vi.mock('node:fs/promises', async (original) => {
  const { haltable } = await import('../tests/halting.ts')
  return haltable(await original())
})

// The other seeds are in interrupted.slow.test.ts.
test('nothing that is typed is lost or half made, in five histories', async () => {
  for (let seed = 1; seed <= 5; seed++) await liveThrough(seed)
})
