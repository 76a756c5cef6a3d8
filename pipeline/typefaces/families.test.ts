import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, inject, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { openCache } from '../cache/cache.ts'
import { charactersOf, fromRange, nearest, sheetsOf } from './typefaces.ts'
import { cut } from './cut.ts'
import { fallbackFaces, fontStack } from './fallback.ts'
import { findFamilies } from './families.ts'

test('a typeface of a studio’s own wins over a package, with its weights, italics and license', async () => {
  const fonts = await ownFonts('400-normal', '800-normal', '500-italic')
  await writeFile(path.join(fonts, 'OFL.txt'), 'SIL')
  await writeFile(path.join(fonts, 'Brand Serif.ttf'), 'no font')
  // As a Mac leaves beside files on a disk of another kind.
  for (const name of ['._OFL.txt', '._Besley.ttf']) await writeFile(path.join(fonts, name), '')
  const { families, unusable } = await findFamilies(fonts)
  const besley = families.get('Besley')!

  expect(unusable).toMatchObject([{ file: 'Brand Serif.ttf' }])
  expect([...besley.licenses.keys()]).toEqual(['OFL.txt'])
  const { site, quote } = sheetsOf({ text: besley, labels: families.get('Archivo Narrow')! })
  expect(site.map(({ weights, style }) => [...weights, style])).toEqual([
    [400, 400, 'normal'],
    [800, 800, 'normal'],
    [400, 700, 'normal'],
  ])
  expect(quote[0]).toMatchObject({ style: 'italic', weights: [500, 500] })
  expect(nearest(besley, 700)!.weights).toEqual([800, 800])
})

test('its letters are cut as those of a package are', async () => {
  const { families } = await findFamilies(await ownFonts('400-normal'))
  const [font] = families.get('Besley')!.fonts
  const letters = { used: charactersOf('Œuvre, œuf'), alphabet: new Set<number>() }
  const cuts = await cut(font!, openCache(path.join(inject('sharedCache'), 'typefaces')), letters)

  const names = cuts.map(({ file }) => /-normal-(\w+)-/.exec(file)?.[1])
  expect(names).toEqual(['common', 'rest', 'more'])
  expect(fromRange(cuts[2]!.range)).toEqual(new Set(['Œ', 'œ'].map((one) => one.codePointAt(0))))
})

// Measured by eye and by hand: 121 % and 129 % (`src/styles/fonts.css`), where letters are set closer.
test('what stands in for a typeface is as wide and as high', async () => {
  const besley = (await findFamilies()).families.get('Besley')!
  expect(fontStack(besley)).toBe("'Besley', 'Besley Fallback', 'Besley Fallback Wide'")
  const faces = (await fallbackFaces('text', besley)).split('@font-face').slice(1)
  expect(faces).toHaveLength(4)
  expect(faces[0]).toContain('size-adjust: 123.7%')
  expect(faces[0]).toContain('ascent-override: 101')
  expect(faces[1]).toContain('size-adjust: 131.')
})

async function ownFonts(...styles: string[]) {
  const folder = await temporaryFolder()
  for (const style of styles) {
    const name = `besley-latin-${style}.woff2`
    await cp(`node_modules/@fontsource/besley/files/${name}`, path.join(folder, name))
  }
  return folder
}
