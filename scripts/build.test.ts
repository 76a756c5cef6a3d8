import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { expect, onTestFinished, test, vi } from 'vitest'

import { main as build } from './build.ts'

vi.mock('../vite.config.ts', () => ({ default: {} }))
vi.mock('vite', () => ({ createBuilder: () => Promise.reject(new Error('interrupted')) }))

test('an interrupted build leaves no finished site, even if there was one before', async () => {
  const dist = await temporaryFolder()
  onTestFinished(() => void (process.exitCode = 0))
  vi.stubEnv('DIST', dist)
  vi.spyOn(console, 'error').mockReturnValue()
  await mkdir(path.join(dist, 'client'))
  await writeFile(path.join(dist, 'header-rules.json'), '{}')
  expect(() => preview(dist)).not.toThrow()

  await build()

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})
