import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { openCache } from '../cache/cache.ts'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { charactersOf, fromRange } from './characters.ts'
import { cut, inScript } from './cut.ts'
import { open } from './read-font.ts'
import { demoFaces } from './choose.ts'
import { sheetsOf } from './typefaces.ts'

for (const typeface of Object.values(sheetsOf(await demoFaces())).flat()) {
  const folder = 'package' in typeface.from ? typeface.from.package : ''

  test(`${typeface.file} is cut in parts, and no character is lost`, async () => {
    const cuts = await cut(typeface, await temporaryCache())
    const ranges = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8'))
    const whole = await stat(path.join(folder, 'files', `${typeface.file}.woff2`))
    const [common] = cuts

    expect(charactersIn(cuts)).toEqual(
      new Set(Object.values<string>(ranges).flatMap((range) => [...fromRange(range)])),
    )
    expect((await readFile(common!.file)).subarray(0, 4).toString()).toBe('wOF2')
    expect((await stat(common!.file)).size).toBeLessThan(whole.size * 0.75)
  })

  test(`${typeface.file} has what a studio’s words need, and no more`, async () => {
    const cache = await temporaryCache()
    const english = await cut(typeface, cache, lettersOf('Dogwood & Silver, Zoë'))
    const polish = await cut(typeface, cache, lettersOf('Łódź Portraits, Ploiești, Ålesund'))

    expect(english).toHaveLength(2)
    expect(polish.slice(0, 2)).toEqual(english)
    const added = polish.slice(2)
    expect(charactersIn(added)).toEqual(new Set(Array.from('ŁŹźȘș', (one) => one.codePointAt(0))))
    expect(await glyphsOf(added[0]!.file, 'ŁŹźȘș')).not.toContain(0)
    expect((await stat(added[0]!.file)).size).toBeLessThan(4_000)
  })

  test(`${typeface.file} is silent about letters that it does not have`, async () => {
    const greek = lettersOf('Φωτογραφία, Фотография')
    expect(await cut(typeface, await temporaryCache(), greek)).toHaveLength(2)
  })
}

test('what a language is spelled with is of the first view, and nothing else is', async () => {
  const [typeface] = sheetsOf(await demoFaces()).site
  const names = async (words: string, spelling: string) => {
    const cuts = await cut(typeface!, await temporaryCache(), lettersOf(words, spelling))
    return cuts.map(({ file }) => /normal-(.+)-\w{8}\./.exec(file)![1])
  }
  expect(await names('Łódź, Zoë', 'Close')).toEqual(['common', 'rest', 'latin-ext'])
  expect(await names('Łódź', 'Åpne')).toEqual(['common', 'common-rest', 'latin-ext'])
  expect(await names('Łódź', 'Zamknij, wybór, łącze')).toEqual([
    'common',
    'common-rest',
    'common-latin-ext',
  ])
})

test('a package with numbered files is cut to what is used of them', async () => {
  expect(inScript('noto-serif-jp-latin-wght-normal', '[7]')).toBe('noto-serif-jp-7-wght-normal')
})

function lettersOf(words: string, spelling = '') {
  return { used: charactersOf(words), alphabet: charactersOf(spelling) }
}

async function temporaryCache() {
  return openCache(await temporaryFolder())
}

function charactersIn(cuts: { range: string }[]): Set<number> {
  return new Set(cuts.flatMap(({ range }) => [...fromRange(range)]))
}

/** The numbers of the glyphs of these letters in a font, 0 for those that it lacks. */
async function glyphsOf(file: string, letters: string): Promise<number[]> {
  const font = await subsetFont(await readFile(file), letters, { targetFormat: 'sfnt' })
  const parsed = open(font)
  return Array.from(letters, (letter) => parsed.charToGlyphIndex(letter))
}
