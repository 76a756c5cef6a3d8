import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { readGrain } from 'avif-grain/read'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { testLibrary } from '../tests/test-library.ts'

vi.mock('avif-grain/graft', () => ({
  graftGrain() {
    throw new UnsupportedAvif('It is odd.')
  },
}))

test('a print whose grain cannot be written has a higher quality, and the owner gets a warning', async () => {
  const { data, ...raw } = grainyPicture({ width: 300, height: 200, sigma: 6, coarse: true })
  const { printed, warnings } = await testLibrary(sharp(data, { raw }).png())
  const [, file] = await printed('avif')
  const [, plain] = await printed('avif', { grain: 'off' })

  expect(readGrain(file)).toBeUndefined()
  expect(file.length).toBeGreaterThan(plain.length)
  expect(warnings).toContain('uploads/scan.jpg is printed without grain: It is odd.')
})
