import { test, vi } from 'vitest'

import { liveThrough } from '../tests/random-history.ts'

vi.mock('node:fs/promises', async (original) => {
  const { haltable } = await import('../tests/halting.ts')
  return haltable(await original())
})

// The other seeds are in histories.slow.test.ts.
test('nothing that is typed in two tabs and by hand is lost or half made, whatever is undone and whenever the desk is killed', async () => {
  for (let seed = 1; seed <= 20; seed++) await liveThrough(seed)
})
