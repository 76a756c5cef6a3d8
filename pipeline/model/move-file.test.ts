import * as files from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { moveFile } from './write-files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  const { link, rename, copyFile, rm } = real
  return {
    ...real,
    link: vi.fn(link),
    rename: vi.fn(rename),
    copyFile: vi.fn(copyFile),
    rm: vi.fn(rm),
  }
})

const failure = (code: string) => Object.assign(new Error(code), { code })

/** What a system says that cannot link: from one disk to another, or on a memory card. */
const WITHOUT_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP']

beforeEach(() => void vi.clearAllMocks())

test.each([undefined, ...WITHOUT_LINKS])(
  'a file is moved into a new folder, and replaces none (link: %s)',
  async (code) => {
    const { folder, from, names } = await temporaryFile()
    const refuse = () => code && vi.mocked(files.link).mockRejectedValueOnce(failure(code))
    refuse()
    await moveFile(from, path.join(folder, 'one/a.jpg'))
    expect(await names()).toEqual(['one', 'one/a.jpg'])

    await files.writeFile(from, 'another scan')
    refuse()
    await expect(moveFile(from, path.join(folder, 'one/a.jpg'))).rejects.toThrow('EEXIST')
    expect(await files.readFile(path.join(folder, 'one/a.jpg'), 'utf8')).toBe('a scan')
    expect(await names()).toEqual(['a.jpg', 'one', 'one/a.jpg'])
  },
)

test('a file that another program has open for a moment is moved once it is free', async () => {
  const { folder, from, names } = await temporaryFile()
  vi.mocked(files.rm).mockRejectedValueOnce(failure('EBUSY'))
  await moveFile(from, path.join(folder, 'b.jpg'))
  expect(await names()).toEqual(['b.jpg'])
})

test('a file that stays open stays where it is, and nowhere else', async () => {
  const { folder, from, names } = await temporaryFile()
  for (let tries = 0; tries < 7; tries++)
    vi.mocked(files.rm).mockRejectedValueOnce(failure('EBUSY'))
  await expect(moveFile(from, path.join(folder, 'b.jpg'))).rejects.toThrow('EBUSY')
  expect(await names()).toEqual(['a.jpg'])
})

test.each(['copyFile', 'rename'] as const)(
  'a file that does not fit on another disk stays where it is (%s)',
  async (step) => {
    const { folder, from, names } = await temporaryFile()
    vi.mocked(files.link).mockRejectedValueOnce(failure('EXDEV'))
    vi.mocked(files[step]).mockImplementationOnce(async (_, to) => {
      if (step === 'copyFile') await files.writeFile(to, 'a sc')
      throw failure('ENOSPC')
    })
    await expect(moveFile(from, path.join(folder, 'two/a.jpg'))).rejects.toThrow('ENOSPC')
    expect(await names()).toEqual(['a.jpg', 'two'])
  },
)

async function temporaryFile() {
  const folder = await temporaryFolder()
  const from = path.join(folder, 'a.jpg')
  await files.writeFile(from, 'a scan')
  const names = async () => (await files.readdir(folder, { recursive: true })).toSorted()
  return { folder, from, names }
}
