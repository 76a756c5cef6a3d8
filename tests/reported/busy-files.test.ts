import { createReadStream } from 'node:fs'
import * as files from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { receive } from '#owner/desk/photographs/receive.ts'
import { temporaryStudio } from '#owner/desk/tests/temporary-studio.ts'
import { temporaryFolder } from '../../packages/hosts/tests/temporary-folder.ts'
import { openCache } from '../../pipeline/cache/cache.ts'
import { unwritable } from '../../pipeline/model/unwritable.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  return { ...real, rename: vi.fn(real.rename) }
})

const rename = vi.mocked(files.rename)

beforeEach(() => void rename.mockClear())

/** What Windows says while a virus scanner or a sync client has a new file open. */
function busy(code: string) {
  return Object.assign(new Error(code), { code, syscall: 'rename' })
}

// osls#293: EPERM on rename, gone a moment later
test.for(['EPERM', 'EACCES', 'EBUSY'])(
  'a change is saved though another program has the file open for a moment (%s)',
  async (code) => {
    const { store, set, text } = await temporaryStudio()
    rename.mockRejectedValueOnce(busy(code)).mockRejectedValueOnce(busy(code))
    const edits = [await set('booking', ['packages', 1, 'price'], '$130')]
    expect(await store.change({ what: 'Changed the price', edits })).toEqual({ done: true })
    expect(await text('booking')).toContain('price: $130')
    expect(rename).toHaveBeenCalledTimes(3)
  },
)

test('a file that stays open is said to be open, and nothing is changed', async () => {
  const { store, set, text } = await temporaryStudio()
  const before = await text('booking')
  const edits = [await set('booking', ['packages', 1, 'price'], '$130')]
  const begun = Date.now()
  for (let tries = 0; tries < 20; tries++) rename.mockRejectedValueOnce(busy('EPERM'))
  expect(await store.change({ what: 'Changed the price', edits })).toEqual({
    failure:
      'This was not saved: another program has it open, or it is write-protected. Nothing was changed.',
  })
  expect(Date.now() - begun).toBeLessThan(20_000)
  expect(await text('booking')).toBe(before)
  rename.mockReset()
})

test('the cache and new scans wait as well', async () => {
  const { rename: real } = await vi.importActual<typeof files>('node:fs/promises')
  rename.mockImplementation(real).mockRejectedValueOnce(busy('EBUSY'))
  const folder = await temporaryFolder()
  const warned = vi.fn()
  await openCache(folder, warned).write('print.avif', Buffer.from('a print'))
  expect(warned).not.toHaveBeenCalled()

  const uploads = path.join(folder, 'uploads')
  await files.mkdir(uploads)
  rename.mockRejectedValueOnce(busy('EPERM'))
  const scan = createReadStream('demo/uploads/blinds-shadow-hp5.jpg')
  const desk = { incoming: path.join(folder, 'in'), uploads, known: { stocks: [], owners: [] } }
  expect(await receive(scan, 'sitting.jpg', desk)).toMatchObject({ file: 'sitting.jpg' })
})

test.for<[error: { code: string; syscall?: string }, sentence: string]>([
  [{ code: 'EACCES', syscall: 'open' }, 'it may not be changed from your account'],
  [{ code: 'EPERM', syscall: 'open' }, 'it is write-protected, or belongs to someone else'],
  [{ code: 'EPERM', syscall: 'rename' }, 'another program has it open, or it is write-protected'],
  [{ code: 'EBUSY', syscall: 'open' }, 'another program has it open'],
  [{ code: 'EROFS' }, 'the disk is read-only'],
  [{ code: 'ENOSPC' }, 'the disk is full'],
  [{ code: 'EDQUOT' }, 'your share of the disk is full'],
  [{ code: 'EMFILE' }, 'too many files are open on this computer'],
  [{ code: 'ENAMETOOLONG' }, 'its name is too long'],
  [{ code: 'EIO' }, 'the disk has a defect, or was taken out'],
  [{ code: 'ENOENT' }, 'its folder is not there'],
])('a file that is not written for %j says so', ([error, sentence]) => {
  expect(unwritable(error)).toBe(sentence)
})
