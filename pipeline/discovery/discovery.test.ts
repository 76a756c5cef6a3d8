import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { DEMO_COLORS } from '../look/colors.ts'
import { DEMO_FACES, type Look } from '../look/look.ts'
import { temporarySite, type TemporarySite } from '../tests/temporary-site.ts'
import { demoFaces } from '../typefaces/families.ts'
import { openDiscovery, icons, sitemap } from './discovery.ts'
import { DRAWINGS, openCardLook } from './card-look.ts'

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
