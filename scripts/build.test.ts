import { mkdir, writeFile } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { expect, onTestFinished, test, vi } from 'vitest'

import { main as build } from './build.ts'

vi.mock('../vite.config.ts', () => ({ default: {} }))
vi.mock('vite', () => ({ createBuilder: () => Promise.reject(new Error('interrupted')) }))

test('after an interrupted build there is no finished site, though there was one before', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  vi.stubEnv('DIST', dist)
  vi.spyOn(console, 'error').mockReturnValue()
  await mkdir(path.join(dist, 'client'))
  await writeFile(path.join(dist, 'header-rules.json'), '[]')
  expect(() => preview(dist)).not.toThrow()

  await build()
  process.exitCode = 0

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})
