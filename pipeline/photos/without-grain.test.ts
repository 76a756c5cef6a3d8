import { expect, test, vi } from 'vitest'

import { readGrain } from 'avif-grain/read'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { grainy, testLibrary } from '../tests/test-library.ts'

vi.mock('avif-grain/graft', () => ({
  graftGrain() {
    throw new UnsupportedAvif('It is odd.')
  },
}))

test('a print whose grain cannot be written has a higher quality, and the owner gets a warning', async () => {
  const { printed, warnings } = await testLibrary(grainy(6))
  const [, file] = await printed('avif')
  const [, plain] = await printed('avif', { grain: 'off' })

  expect(readGrain(file)).toBeUndefined()
  expect(file.length).toBeGreaterThan(plain.length)
  expect(warnings).toContain('uploads/scan.jpg is printed without grain: It is odd.')
})
