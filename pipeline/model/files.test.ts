import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as files from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { withLock } from './lock.ts'
import { moveFile, writeAtomically } from './write-files.ts'

vi.mock('node:fs/promises', { spy: true })

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: 'rename' })

beforeEach(() => void vi.resetAllMocks())

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
    if (code) vi.mocked(files.link).mockRejectedValue(failure(code))
    await moveFile(from, to)
    expect(await names()).toEqual(['one', 'one/a.jpg'])

    await files.writeFile(from, 'another scan')
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

const AT_ONCE = { waitMs: 0, sentence: (owner: string) => `${owner} is at it.` }

test('what is asked for twice in one process is done one after the other', async () => {
  const lock = await temporaryLock()
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(name)
    // Longer than the other takes to lock.
    for (let times = 0; times < 50; times += 1) {
      expect(await files.readFile(lock, 'utf8')).toBe(`${process.pid} on ${hostname()}`)
    }
    done.push(name)
  }
  await Promise.all(['one', 'two'].map((name) => withLock(lock, AT_ONCE, work(name))))
  expect(done).toEqual(['one', 'one', 'two', 'two'])
  expect(await files.readdir(path.dirname(lock))).toEqual([])
})

test('the lock of a process that lives is kept, and is taken over once it has ended', async () => {
  const lock = await temporaryLock()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  const words = `${other.pid} on ${hostname()}`
  await files.writeFile(lock, words)

  const attempt = withLock(lock, AT_ONCE, async () => 'done')
  await expect(attempt).rejects.toThrow(`process ${words} is at it.`)
  expect(await files.readFile(lock, 'utf8')).toBe(words)

  const patient = withLock(lock, { ...AT_ONCE, waitMs: 20_000 }, async () => 'done')
  other.kill('SIGKILL')
  await once(other, 'close')
  expect(await patient).toBe('done')
})

test.for([
  ['999999999 on another-computer', false],
  // Of nobody who is known.
  ['1', false],
  // Ids repeat in containers.
  [`${process.pid} on ${hostname()}`, true],
  // Cut short by a kill.
  ['', true],
] as const)('a lock of “%s” may be taken: %s', async ([words, mayBe]) => {
  const lock = await temporaryLock()
  await files.writeFile(lock, words)
  const attempt = withLock(lock, { ...AT_ONCE, waitMs: 60 }, async () => 'done')
  if (mayBe) expect(await attempt).toBe('done')
  else await expect(attempt).rejects.toThrow(`process ${words} is`)
  expect(await files.readdir(path.dirname(lock))).toEqual(mayBe ? [] : ['lock'])
})

test('where something fails, or the disk is full, no lock is left', async () => {
  const lock = await temporaryLock()
  await expect(withLock(lock, AT_ONCE, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const full = failure('ENOSPC')
  vi.mocked(files.writeFile).mockRejectedValueOnce(full)
  await expect(withLock(lock, AT_ONCE, async () => 'done')).rejects.toThrow(full)
  expect(await files.readdir(path.dirname(lock))).toEqual([])
  expect(await withLock(lock, AT_ONCE, async () => 'done')).toBe('done')
})

async function temporaryLock(): Promise<string> {
  return path.join(await temporaryFolder(), 'lock')
}
