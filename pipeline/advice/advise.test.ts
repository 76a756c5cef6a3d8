import { cp } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
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
  const { root, studio } = await freshCopy()
  const found = await advise({ root, studio, today: new Date('2024-05-01') })

  expect(new Set(found.map(({ topic }) => topic))).toEqual(new Set(['Still the demo’s']))
  expect(found.find(({ file }) => file === 'uploads/')?.message).toMatch(/^All \d+ photographs are/)
})

test('scans that nothing shows are listed, also while others are the demo’s', async () => {
  const { root, studio } = await freshCopy()
  const scan = sharp({ create: { width: 900, height: 600, channels: 3, background: '#864' } })
  await scan.toFile(path.join(studio, 'uploads/new.jpg'))
  const found = await advise({ root, studio, today: new Date('2024-05-01') })
  expect(found.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Nothing shows new\.jpg/),
  )
})

async function freshCopy() {
  const root = await temporaryFolder()
  for (const folder of ['demo', 'studio']) {
    await cp('demo', path.join(root, folder), { recursive: true })
  }
  return { root, studio: path.join(root, 'studio') }
}
