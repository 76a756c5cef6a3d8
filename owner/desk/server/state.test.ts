import { cp } from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { writeFiles } from '@studio/hosts/tests/temporary-folder'

import { temporaryStudio } from '../tests/temporary-studio.ts'
import { readSetup } from './state.ts'

test('the desk opens whatever is among the looks, and offers those that are right', async () => {
  const { studio, store } = await temporaryStudio()
  const folder = path.join(studio, 'looks')
  await cp('looks', folder, { recursive: true })
  await writeFiles(folder, {
    '._harbor.yaml': 'Mac OS X',
    'broken.yaml': 'colors: "',
    'mine.yaml': 'edge: straight',
    'pale.yaml': "colors: { film: '#777777' }",
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { looks } = await readSetup(store)
  expect(looks.map(({ name }) => name)).toEqual(['The demo’s', 'Darkroom', 'Harbor', 'Mine'])
  for (const file of ['broken', 'pale'])
    expect(warned.mock.calls.join()).toContain(`looks/${file}.yaml:1`)
  expect(warned).toHaveBeenCalledTimes(2)
})
