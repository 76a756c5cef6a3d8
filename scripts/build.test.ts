import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { preview } from '@studio/hosts/preview'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { PlainError } from '#pipeline/model/plain-error.ts'

import { buildSummary, main as build, explainFailure, projectName } from './build.ts'

vi.mock('../vite.config.ts', () => ({ default: () => ({}) }))
vi.mock('vite', () => ({ createBuilder: () => Promise.reject(new Error('interrupted')) }))

afterEach(() => void (process.exitCode = 0))

test('an interrupted build leaves no finished site, even if there was one before', async () => {
  const dist = await temporaryFolder()
  vi.stubEnv('DIST', dist)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  await mkdir(path.join(dist, 'client'))
  await writeFile(path.join(dist, 'header-rules.json'), '{}')
  expect(() => preview(dist)).not.toThrow()

  await build()

  expect(() => preview(dist)).toThrow('There is no finished site. Build it first: npm run build')
})

test('a finished build prints what was built, how much of it is new, and what to look at', () => {
  const summary = buildSummary({
    name: 'Iris Film',
    folder: 'studio',
    address: 'https://iris.example',
    dist: 'dist',
    printed: { photographs: { made: 2, kept: 10 }, prints: { made: 31, kept: 160 } },
    notices: ['A small scan.', 'A past year.', 'A small scan.'],
    advice: [],
  })

  expect(summary).toBe(`
Iris Film, from studio/, is built in dist/ for https://iris.example
12 photographs: 2 new, 10 kept (31 prints made, 160 from the cache)

2 things to look at:

A small scan.

A past year.`)
})

test.for([
  [{ code: 'ENOSPC' }, 'the disk is full.'],
  [{ code: 'ENOTDIR' }, 'the system says ENOTDIR.'],
  [{ code: 'EPERM', syscall: 'rename' }, 'another program has it open, or it is write-protected.'],
  [{ code: 'EACCES', syscall: 'open' }, 'it may not be changed from your account.'],
  [{ errors: [{ code: 'PLUGIN_ERROR', pluginCode: 'EROFS' }] }, 'the disk is read-only.'],
])('a build that fails with %o says why in a sentence', ([error, reason]) => {
  expect(explainFailure(error, 'dist')).toBe(`The site cannot be written to dist/: ${reason}`)
})

test('a plain error is shown without a stack, and any other error with one', () => {
  const plain = new PlainError('uploads/veil.jpg changed while it was printed.')
  expect(explainFailure(plain, 'dist')).toBe(plain.message)

  const defect = new TypeError('undefined is not a function')
  expect(explainFailure(defect, 'dist')).toBe(defect)
})

test('a project is called as its studio, unless its owner has called it otherwise', async () => {
  const root = await temporaryFolder()
  const named = (name: string) =>
    writeFile(path.join(root, 'wrangler.jsonc'), `{ // Ours.\n  "name": "${name}" }`)

  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('film-studio')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren-halide')
  await named('wren')
  expect(await projectName(root, 'Wren & Halide')).toBe('wren')
})
