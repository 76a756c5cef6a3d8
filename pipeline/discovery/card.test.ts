import sharp from 'sharp'
import { expect, test } from 'vitest'

import { COLUMN, layOut } from './card.tsx'
import { demoFaces } from '../typefaces/families.ts'
import { DEMO_COLORS, paletteOf } from '../look/colors.ts'
import { openCardFonts, CARD } from './card-look.ts'

/** White, so that a line of it shows all the room it has. */
const LINE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='

const colors = paletteOf(DEMO_COLORS)
const fonts = await openCardFonts(await demoFaces(), 'Söhne')
const look = { colors, underline: LINE, ...fonts }

/** How far a letter, or the line below it, may reach beyond the column, in pixels. */
const SLACK = 12

const LINES = ['Winston-Salem and Greensboro, Piedmont Triad, North Carolina', 'W'.repeat(60)]

test.for([
  'Evergreen, Magnolia, Wisteria, Hawthorn & Daughters Pictures',
  'W'.repeat(60),
  '</svg> & “Söhne” <h1>',
  '',
])('“%s” is whole on a card, whatever is below it', async (name) => {
  const { left, top, right, bottom } = await inked(await cardOf(name, LINES))
  expect(left).toBeGreaterThan(COLUMN.left - SLACK)
  expect(right).toBeLessThan(COLUMN.left + COLUMN.width + SLACK)
  expect(top).toBeGreaterThan(COLUMN.top - SLACK)
  expect(bottom).toBeLessThan(COLUMN.top + COLUMN.height + SLACK)
})

test('a name is large where there is room, and loses no letter where there is not', async () => {
  const [short, long] = [await cardOf('W', []), await cardOf('W'.repeat(60), LINES)]
  const { top, bottom } = await inked(short)

  expect(bottom - top).toBeGreaterThan(60)
  // A W is one outline, whatever fonts a computer has.
  expect(outlinesOf(short)).toBe(1)
  expect(outlinesOf(long)).toBe(60)
})

test('words that run from right to left begin at the right', async () => {
  const right = COLUMN.left + COLUMN.width
  const { left } = await inked(await cardOf('Iris', ['Portraits'], 'rtl'))
  expect(left).toBeGreaterThan(right - 280)
  expect((await inked(await cardOf('Iris', ['Portraits']))).right).toBeLessThan(COLUMN.left + 280)
})

function cardOf(name: string, lines: string[], direction: 'ltr' | 'rtl' = 'ltr'): Promise<string> {
  return layOut({ name, lines, stock: undefined, number: 1, direction }, look)
}

/** Where there is anything below the edge of the film, in pixels. */
async function inked(svg: string) {
  const edge = COLUMN.top - 30
  const below = await sharp(Buffer.from(svg))
    .extract({ ...CARD, left: 0, top: edge, height: CARD.height - edge })
    .png()
    .toBuffer()
  const { info } = await sharp(below)
    .trim({ background: colors.film })
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = edge - (info.trimOffsetTop ?? 0)
  return { left, top, right: left + info.width, bottom: top + info.height }
}

/** How many outlines the name is made of. */
function outlinesOf(svg: string): number {
  const paths = svg.match(new RegExp(`<path fill="${colors.onFilm}"[^>]*>`, 'g')) ?? []
  return paths.join('').match(/M/g)?.length ?? 0
}
