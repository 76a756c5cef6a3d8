import * as files from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { moveFile } from './move-file.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  return { ...real, rename: vi.fn(real.rename), copyFile: vi.fn(real.copyFile) }
})

const OTHER_DISK = Object.assign(new Error('another disk'), { code: 'EXDEV' })
const FULL = Object.assign(new Error('full'), { code: 'ENOSPC' })

beforeEach(() => void vi.clearAllMocks())

test('a file is moved into a new folder, also on another disk', async () => {
  const { folder, from, names } = await temporaryFile()
  await moveFile(from, path.join(folder, 'one/a.jpg'))
  vi.mocked(files.rename).mockRejectedValueOnce(OTHER_DISK)
  await moveFile(path.join(folder, 'one/a.jpg'), path.join(folder, 'two/a.jpg'))
  expect(await names()).toEqual(['one', 'two', 'two/a.jpg'])
})

test('a file that another program has open for a moment is moved once it is free', async () => {
  const { folder, from, names } = await temporaryFile()
  const busy = Object.assign(new Error('busy'), { code: 'EPERM' })
  vi.mocked(files.rename).mockRejectedValueOnce(busy)
  await moveFile(from, path.join(folder, 'b.jpg'))
  expect(await names()).toEqual(['b.jpg'])
})

test('a file that does not fit on another disk stays where it is', async () => {
  const { folder, from, names } = await temporaryFile()
  vi.mocked(files.rename).mockRejectedValueOnce(OTHER_DISK)
  vi.mocked(files.copyFile).mockImplementationOnce(async (_, to) => {
    await files.writeFile(to, 'a sc')
    throw FULL
  })
  await expect(moveFile(from, path.join(folder, 'two/a.jpg'))).rejects.toThrow('full')
  expect(await names()).toEqual(['a.jpg', 'two'])
})

async function temporaryFile() {
  const folder = await temporaryFolder()
  const from = path.join(folder, 'a.jpg')
  await files.writeFile(from, 'a scan')
  const names = async () => (await files.readdir(folder, { recursive: true })).toSorted()
  return { folder, from, names }
}
