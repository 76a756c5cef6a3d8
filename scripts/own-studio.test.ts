import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { ownStudio } from './own-studio.ts'

test('the demo is never changed by accident: the desk asks for a studio first', () => {
  vi.stubEnv('STUDIO', 'demo')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  onTestFinished(() => void vi.restoreAllMocks())

  expect(() => ownStudio()).toThrow('ended')
  expect(exit).toHaveBeenCalledWith(1)
  expect(said.mock.calls.join()).toContain('npm run make-it-yours')
})

test('a studio of one’s own is introduced', async () => {
  const studio = await temporaryFolder()
  await mkdir(path.join(studio, 'content'))
  vi.stubEnv('STUDIO', studio)
  const said = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())

  expect(ownStudio()).toBe(studio)
  expect(said.mock.calls.join()).toContain('Studio: ')
})
