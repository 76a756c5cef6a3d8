import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { buildAlone } from './build-lock.ts'

const RUNNING = /^Another build is writing .+ right now\. Wait until it has finished/

test('a second build into a folder fails with a message that another build is running', async () => {
  const folder = await temporaryFolder()
  await buildAlone(folder, async () => {
    await expect(buildAlone(folder, async () => {})).rejects.toThrow(RUNNING)
    await expect(buildAlone(path.join(folder, 'other'), async () => {})).resolves.toBeUndefined()
  })
})

test('a build can start after a successful and after a failed one', async () => {
  const folder = await temporaryFolder()
  await buildAlone(folder, async () => {})
  await expect(buildAlone(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await buildAlone(folder, async () => {})
  expect(await readdir(folder)).toEqual([])
})

test('of several builds that wait, one takes over the lock of a killed build', async () => {
  const folder = await temporaryFolder()
  const build = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  onTestFinished(() => void build.kill('SIGKILL'))
  const owner = { id: 'a', pid: build.pid, host: (await import('node:os')).hostname() }
  await writeFile(path.join(folder, '.building'), JSON.stringify(owner))
  await expect(buildAlone(folder, async () => {})).rejects.toThrow(RUNNING)

  build.kill('SIGKILL')
  await once(build, 'close')
  let running = 0
  let most = 0
  const oneBuild = async () => {
    most = Math.max(most, (running += 1))
    await setTimeout(300)
    running -= 1
  }
  await Promise.allSettled(Array.from({ length: 5 }, () => buildAlone(folder, oneBuild)))
  expect(most).toBe(1)
})

test('a lock of another machine counts until it has not been touched for a minute', async () => {
  const folder = await temporaryFolder()
  const lock = path.join(folder, '.building')
  await writeFile(lock, JSON.stringify({ id: 'a', pid: 1, host: 'elsewhere' }))
  await expect(buildAlone(folder, async () => {})).rejects.toThrow(RUNNING)

  const longAgo = new Date(Date.now() - 90_000)
  await utimes(lock, longAgo, longAgo)
  await expect(buildAlone(folder, async () => {})).resolves.toBeUndefined()
})
