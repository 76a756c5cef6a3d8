import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { withLock } from './lock.ts'

vi.mock(import('node:fs/promises'), async (original) => {
  const all = await original()
  return { ...all, writeFile: vi.fn(all.writeFile) } as typeof all
})

const AT_ONCE = { waitMs: 0, sentence: (owner: string) => `${owner} is at it.` }

test('what is asked for twice in one process is done one after the other', async () => {
  const lock = await temporaryLock()
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(name)
    // Longer than the other takes to lock.
    for (let times = 0; times < 50; times += 1) {
      expect(await readFile(lock, 'utf8')).toBe(`${process.pid} on ${hostname()}`)
    }
    done.push(name)
  }
  await Promise.all(['one', 'two'].map((name) => withLock(lock, AT_ONCE, work(name))))
  expect(done).toEqual(['one', 'one', 'two', 'two'])
  expect(existsSync(lock)).toBe(false)
})

test('the lock of a process that lives is kept, and is taken over once it has ended', async () => {
  const lock = await temporaryLock()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  const words = `${other.pid} on ${hostname()}`
  await writeFile(lock, words)

  const attempt = withLock(lock, AT_ONCE, async () => 'done')
  await expect(attempt).rejects.toThrow(`process ${words} is at it.`)
  expect(await readFile(lock, 'utf8')).toBe(words)

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
  await writeFile(lock, words)
  const attempt = withLock(lock, { ...AT_ONCE, waitMs: 60 }, async () => 'done')
  if (mayBe) expect(await attempt).toBe('done')
  else await expect(attempt).rejects.toThrow(`process ${words} is`)
  expect(await readdir(path.dirname(lock))).toEqual(mayBe ? [] : ['lock'])
})

test('where something fails, or the disk is full, no lock is left', async () => {
  const lock = await temporaryLock()
  await expect(withLock(lock, AT_ONCE, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  vi.mocked(writeFile).mockRejectedValueOnce(full)
  await expect(withLock(lock, AT_ONCE, async () => 'done')).rejects.toThrow(full)
  expect(await readdir(path.dirname(lock))).toEqual([])
  expect(await withLock(lock, AT_ONCE, async () => 'done')).toBe('done')
})

async function temporaryLock(): Promise<string> {
  return path.join(await temporaryFolder(), 'lock')
}
