import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { facesOf, findFamilies } from '../typefaces/families.ts'
import { faceMistakes, unlicensed } from './faces.ts'

test('a typeface of the studio’s own needs a license, an upright font, and files that are fonts', async () => {
  const fonts = await temporaryFolder()
  const own = (name: string) =>
    cp(path.join('node_modules/@fontsource/besley/files', name), path.join(fonts, name))
  await own('besley-latin-500-italic.woff2')
  await writeFile(path.join(fonts, 'Brand.ttf'), 'no font')
  const location = { file: 'content/look.yaml', line: 3, field: 'faces.text' }
  const named = ['Besley', 'Besly'].map((value) => ({ value, location }))
  const faces = named as Parameters<typeof faceMistakes>[0]['faces']

  expect(faceMistakes({ faces }, await findFamilies(fonts))).toEqual([
    { file: 'fonts/Brand.ttf', message: expect.stringContaining('no font that can be read') },
    { ...location, message: '"Besley" has italics only. Add its upright font.' },
    { ...location, message: expect.stringContaining('Did you mean "Besley"?') },
  ])

  await own('besley-latin-400-normal.woff2')
  const names = { text: 'Besley', labels: 'Archivo Narrow' }
  const warnings = async () => unlicensed(facesOf(names, (await findFamilies(fonts)).families))
  expect(await warnings()).toEqual([expect.stringContaining('no license for Besley')])
  await writeFile(path.join(fonts, 'OFL.txt'), 'SIL')
  expect(await warnings()).toEqual([])
})
