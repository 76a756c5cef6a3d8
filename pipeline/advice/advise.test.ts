import { cp, symlink } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { advise } from './advise.ts'

test('the demo borrows from nobody', async () => {
  const root = process.cwd()
  const found = await advise({
    root,
    studio: path.join(root, 'demo'),
    today: new Date('2024-05-01'),
  })
  expect(found).toEqual([])
})

test('a fresh copy of the demo is borrowed, and gets no further advice', async () => {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    await cp('demo/content', path.join(root, folder, 'content'), { recursive: true })
    await symlink(path.resolve('demo/uploads'), path.join(root, folder, 'uploads'))
  }
  const studio = path.join(root, 'studio')
  const found = await advise({ root, studio, today: new Date('2024-05-01') })

  expect(new Set(found.map(({ topic }) => topic))).toEqual(new Set(['Still the demo’s']))
  expect(found.find(({ file }) => file === 'uploads/')?.message).toMatch(/^All \d+ photographs are/)
})
