import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { buildAlone } from './build-lock.ts'

const done = async () => 'done'

test('a second build into a folder fails while another is running, and not once it was killed', async () => {
  const folder = await temporaryFolder()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  await writeFile(path.join(folder, '.building'), String(other.pid))

  await expect(buildAlone(folder, done)).rejects.toThrow(
    /^Another build is writing .+ right now\. Wait until it has finished/,
  )
  await expect(buildAlone(path.join(folder, 'other'), done)).resolves.toBe('done')

  other.kill('SIGKILL')
  await once(other, 'close')
  await expect(buildAlone(folder, done)).resolves.toBe('done')
})

test('a lock that is not written yet counts', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, '.building'), '')
  await expect(buildAlone(folder, done)).rejects.toThrow('Another build is writing')
})

test('a build can start after a successful and after a failed one', async () => {
  const folder = await temporaryFolder()
  await expect(buildAlone(folder, done)).resolves.toBe('done')
  await expect(buildAlone(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await readdir(folder)).toEqual([])
})
