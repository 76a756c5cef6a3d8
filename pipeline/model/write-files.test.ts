import * as files from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { moveFile, writeAtomically } from './write-files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  const spied = ['link', 'rename', 'copyFile', 'rm'] as const
  return { ...real, ...Object.fromEntries(spied.map((name) => [name, vi.fn(real[name])])) }
})

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'rename' })

beforeEach(() => void vi.clearAllMocks())

/** A file in a folder. */
async function temporaryFile() {
  const folder = await temporaryFolder()
  const from = path.join(folder, 'a.jpg')
  await files.writeFile(from, 'a scan')
  const text = () => files.readFile(from, 'utf8')
  const names = async () => (await files.readdir(folder, { recursive: true })).toSorted()
  return { folder, from, text, names }
}

// What Windows says while a virus scanner, or a program that syncs folders, has a file open.
test.for(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that another program has open for a moment (%s) is written once it is free',
  async (code) => {
    const { from, text } = await temporaryFile()
    vi.mocked(files.rename)
      .mockRejectedValueOnce(failure(code))
      .mockRejectedValueOnce(failure(code))
    await writeAtomically(from, 'another')
    expect(await text()).toBe('another')
  },
)

test('whoever is killed while writing, or runs out of room, leaves the old file whole', async () => {
  const { from, text, names } = await temporaryFile()
  async function saveHalf(unfinished: string, _: unknown, options: object) {
    await files.writeFile(unfinished, 'anot', options)
    expect(await text()).toBe('a scan')
    throw new Error('full')
  }
  const written = writeAtomically(from, 'another', saveHalf as typeof files.writeFile)
  await expect(written).rejects.toThrow('full')
  expect([await text(), await names()]).toEqual(['a scan', ['a.jpg']])
})

// From one disk to another, or on a memory card, nothing can be linked.
test.each([undefined, 'EXDEV', 'EPERM', 'ENOTSUP'])(
  'a file is moved into a new folder, and replaces none (link: %s)',
  async (code) => {
    const { folder, from, names } = await temporaryFile()
    const to = path.join(folder, 'one/a.jpg')
    const refuse = () => code && vi.mocked(files.link).mockRejectedValueOnce(failure(code))
    refuse()
    await moveFile(from, to)
    expect(await names()).toEqual(['one', 'one/a.jpg'])

    await files.writeFile(from, 'another scan')
    refuse()
    await expect(moveFile(from, to)).rejects.toThrow('EEXIST')
    expect(await files.readFile(to, 'utf8')).toBe('a scan')
    expect(await names()).toEqual(['a.jpg', 'one', 'one/a.jpg'])
  },
)

test.each([
  [1, ['b.jpg']],
  [7, ['a.jpg']],
])('a file that stays open %i times is in one place: %j', async (times, place) => {
  const { folder, from, names } = await temporaryFile()
  for (let tries = 0; tries < times; tries++)
    vi.mocked(files.rm).mockRejectedValueOnce(failure('EBUSY'))
  const failed = await moveFile(from, path.join(folder, 'b.jpg')).catch(({ message }) => message)
  expect([failed, await names()]).toEqual([times > 1 ? 'EBUSY' : undefined, place])
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
