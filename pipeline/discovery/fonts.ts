import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Font } from 'satori'

import { charactersOf, fromRange } from '../typefaces/characters.ts'
import { inScript, rangesOf } from '../typefaces/cut.ts'
import { atWeight } from '../typefaces/read-font.ts'
import { nearest, type Faces, type Family, type Typeface } from '../typefaces/typefaces.ts'

/** What a card is set in. */
export type CardFonts = {
  /** Each typeface in files with other letters each. A letter that one file lacks is taken from the next. */
  fonts: Font[]
  /** The typefaces as CSS knows them. */
  families: { text: string; labels: string }
}

/** Opens the fonts of a site for its cards, one weight of each, as far as these words need. */
export async function openCardFonts({ text, labels }: Faces, words: string): Promise<CardFonts> {
  const used = charactersOf(words)
  const [texts, others] = await Promise.all([open(text, 800, used), open(labels, 600, used)])
  return {
    fonts: [...texts, ...others],
    families: { text: namesOf(texts), labels: namesOf(others) },
  }
}

async function open(
  family: Family,
  weight: Font['weight'] & number,
  used: ReadonlySet<number>,
): Promise<Font[]> {
  const packaged = family.fonts.filter(({ from, weights: [least, most] }) => {
    return 'package' in from && least === most
  })
  // A file for one weight, in a package, needs no preparing.
  const ready = nearest({ ...family, fonts: packaged }, weight)
  if (ready && ready.weights[0] === weight)
    return fontsOf(ready, weight, used, '.woff', async (data) => data)

  const font = nearest(family, weight)!
  const prepare = (data: Buffer) => atWeight(data, weight)
  if ('package' in font.from) return fontsOf(font, weight, used, '.woff2', prepare)
  return [{ name: family.name, weight, data: await prepare(await readFile(font.from.font)) }]
}

async function fontsOf(
  { family, from, file }: Typeface,
  weight: Font['weight'] & number,
  used: ReadonlySet<number>,
  ending: string,
  prepare: (data: Buffer) => Promise<Buffer>,
): Promise<Font[]> {
  const { package: folder } = from as { package: string }
  const ranges = Object.entries(await rangesOf(folder))
  const needed = ranges.filter(([, range]) => [...fromRange(range)].some((one) => used.has(one)))
  const files = needed.map(([script]) => ({
    name: `${family} ${script}`,
    file: path.join(folder, 'files', inScript(file, script) + ending),
  }))
  return Promise.all(
    files
      .filter((one) => existsSync(one.file))
      .map(async (one) => ({
        name: one.name,
        weight,
        data: await prepare(await readFile(one.file)),
      })),
  )
}

function namesOf(fonts: Font[]): string {
  return fonts.map(({ name }) => name).join(', ')
}
