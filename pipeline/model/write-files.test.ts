import * as files from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { writeAtomically } from './write-files.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  return { ...real, rename: vi.fn(real.rename) }
})

async function temporaryFile() {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'home.yaml')
  await files.writeFile(file, 'title: Old')
  return {
    file,
    text: () => files.readFile(file, 'utf8'),
    names: () => files.readdir(folder),
  }
}

/** What Windows says while a virus scanner, or a program that syncs folders, has a file open. */
const busy = (code: string) => Object.assign(new Error(code), { code, syscall: 'rename' })

test.for(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that another program has open for a moment (%s) is written once it is free',
  async (code) => {
    const { file, text } = await temporaryFile()
    vi.mocked(files.rename).mockRejectedValueOnce(busy(code)).mockRejectedValueOnce(busy(code))
    await writeAtomically(file, 'title: New')
    expect(await text()).toBe('title: New')
  },
)

test('whoever is killed while writing, or runs out of room, leaves the old file whole', async () => {
  const { file, text, names } = await temporaryFile()
  async function saveHalf(unfinished: string, _: unknown, options: object) {
    await files.writeFile(unfinished, 'title: N', options)
    expect(await text()).toBe('title: Old')
    throw new Error('full')
  }
  const written = writeAtomically(file, 'title: New', saveHalf as typeof files.writeFile)
  await expect(written).rejects.toThrow('full')
  expect(await text()).toBe('title: Old')
  expect(await names()).toEqual(['home.yaml'])
})
