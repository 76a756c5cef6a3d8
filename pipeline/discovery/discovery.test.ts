import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { DEMO_COLORS, paletteOf } from '../look/colors.ts'
import { DEMO_FACES, type Look } from '../look/look.ts'
import { temporarySite, type TemporarySite } from '../tests/temporary-site.ts'
import { demoFaces } from '../typefaces/families.ts'
import { COLUMN, layOut } from './card.tsx'
import { CARD, DRAWINGS, openCardFonts, openCardLook } from './card-look.ts'
import { openDiscovery, icons, sitemap } from './discovery.ts'

test('a card is a JPEG of 1200 by 630 with the rights of its photograph, made once, under an address of its own', async () => {
  const hands = 'file: june-hands-hp5.jpg'
  const site = await temporarySite(
    ['photographs.yaml', hands, `${hands}\n  credit: { name: Ada Ray }`],
    ['studio.yaml', 'name: Dogwood & Silver', 'name: 影 Studio 影 Ελ Łódź, Zoe\u0308 1️⃣1'],
  )
  const { discovery, warnings } = await discover(site)
  // What no font has is left out, and said once.
  expect(warnings.filter((one) => /cannot show .*影/.test(one))).toHaveLength(1)
  expect(warnings.join()).not.toMatch(/cannot show [^:]*[Łódźë]/)

  expect(discovery.pages.about.photographs).toContainEqual({
    address: expect.stringContaining('june-hands-hp5'),
    rights: expect.objectContaining({ creator: 'Ada Ray', credit: 'Ada Ray' }),
  })
  const card = [...(await discovery.files())].find(([name]) => name.includes('card-about'))![1]
  const { xmp, exif, ...metadata } = await sharp(card as Buffer).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(xmp?.toString()).toContain('Ada Ray')
  expect(exif).toBeUndefined()

  const before = await inodes(path.join(site.root, '.cache/cards'))
  expect(before).toHaveLength(5)
  await (await discover(site)).discovery.files()
  expect(await inodes(path.join(site.root, '.cache/cards'))).toEqual(before)

  await site.edit('sharing.yaml', 'Write to the studio', 'Write to us')
  const { contact, home } = (await discover(site)).discovery.pages
  expect(contact.card.address).not.toBe(discovery.pages.contact.card.address)
  expect(home.card.address).toBe(discovery.pages.home.card.address)
})

test('nothing of the icon is where a launcher may cut it off', async () => {
  const film = '#12100e'
  const all = await icons(await readFile('public/favicon.svg'), film)
  const svg = (inside: string) =>
    Buffer.from(`<svg width="512" height="512" viewBox="0 0 10 10">${inside}</svg>`)
  const drawnOn = async (cover: string) => {
    const covered = sharp(all.get('icon-maskable-512.png')).composite([{ input: svg(cover) }])
    const { channels } = await sharp(await covered.png().toBuffer()).stats()
    return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
  }
  expect(await drawnOn('')).toBeGreaterThan(20)
  expect(await drawnOn(`<circle cx="5" cy="5" r="4" fill="${film}"/>`)).toBeLessThan(1)
})

test('of a look without notches, neither the icon nor the frame on a card has any', async () => {
  const drawn = async (edge: Look['edge']) => {
    const demo = { colors: DEMO_COLORS, faces: DEMO_FACES }
    const look = { ...demo, corners: 'square', wax: 'pencil' } as const
    const { icon, frame } = await openCardLook({ ...look, edge }, await demoFaces())
    return [String(icon), String(frame)]
  }
  const originals = [DRAWINGS.icon, DRAWINGS.frame].map((file) => readFile(file, 'utf8'))
  expect(await drawn('notched')).toEqual(await Promise.all(originals))
  const [icon, filed] = await drawn('filed')
  expect(icon).toContain('d="M12 8h40v48H12z"')
  expect(filed).toMatch(/L9 340\.7L9 310\.7L/)
  expect((await drawn('straight'))[1]).toContain('<rect ')
})

test('the sitemap lists each page with its images, with special characters escaped', () => {
  const images = ['https://studio.example/uploads/veil.jpg']
  const xml = sitemap([{ address: 'https://studio.example/?a&b', images }])
  expect(xml).toContain('<loc>https://studio.example/?a&#38;b</loc>')
  expect(xml).toContain('<image:loc>https://studio.example/uploads/veil.jpg</image:loc>')
})

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
])('“%s” is whole on a card, every letter of it, whatever is below it', async (name) => {
  const card = await cardOf(name, LINES)
  // A W is one outline, whatever fonts a computer has.
  if (name.startsWith('W')) expect(outlinesOf(card)).toBe(name.length)
  const { left, top, right, bottom } = await inked(card)
  expect(left).toBeGreaterThan(COLUMN.left - SLACK)
  expect(right).toBeLessThan(COLUMN.left + COLUMN.width + SLACK)
  expect(top).toBeGreaterThan(COLUMN.top - SLACK)
  expect(bottom).toBeLessThan(COLUMN.top + COLUMN.height + SLACK)
})

test('a name is large where there is room', async () => {
  const { top, bottom } = await inked(await cardOf('W', []))
  expect(bottom - top).toBeGreaterThan(60)
})

test('words that run from right to left begin at the right', async () => {
  const right = COLUMN.left + COLUMN.width
  const { left } = await inked(await cardOf('Iris', ['Portraits'], 'rtl'))
  expect(left).toBeGreaterThan(right - 280)
  expect((await inked(await cardOf('Iris', ['Portraits']))).right).toBeLessThan(COLUMN.left + 280)
})

async function inodes(folder: string) {
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).ino))
}

async function discover({ root, read }: TemporarySite) {
  const warnings: string[] = []
  const warn = (warning: string) => warnings.push(warning)
  const folders = { cache: path.join(root, '.cache') }
  const site = await read()
  const discovery = await openDiscovery({ site, folders, warn })
  return { discovery, warnings }
}

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
