import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { expect, onTestFinished, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { main as build } from './build.ts'

vi.mock('../vite.config.ts', () => ({ default: {} }))
const { createBuilder } = vi.hoisted(() => ({
  createBuilder: vi.fn((_: { logLevel: string }) => Promise.reject(new Error('interrupted'))),
}))
vi.mock('vite', () => ({ createBuilder }))

/** An empty folder in place of `dist/`, until the test ends. */
async function temporaryDist(): Promise<string> {
  const dist = await temporaryFolder()
  onTestFinished(() => void (process.exitCode = 0))
  vi.stubEnv('DIST', dist)
  vi.spyOn(console, 'error').mockReturnValue()
  return dist
}

test('an interrupted build leaves no finished site, even if there was one before', async () => {
  const dist = await temporaryDist()
  await mkdir(path.join(dist, 'client'))
  await writeFile(path.join(dist, 'header-rules.json'), '[]')
  expect(() => preview(dist)).not.toThrow()

  await build()

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})

test('the bundler lists its files only with --verbose', async () => {
  await temporaryDist()
  await build()
  expect(createBuilder).toHaveBeenLastCalledWith(expect.objectContaining({ logLevel: 'warn' }))

  await build('--verbose')
  expect(createBuilder).toHaveBeenLastCalledWith(expect.objectContaining({ logLevel: 'info' }))
})
