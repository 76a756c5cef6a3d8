import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporarySite, type TemporarySite } from '../tests/temporary-site.ts'
import { openDiscovery } from './discovery.ts'

// Every card is a picture of some size, on whatever computer.
vi.setConfig({ testTimeout: 60_000 })

const routes = { home: '/', portfolio: '/p', about: '/a', contact: '/c', booking: '/b' }
const drawings = {
  icon: path.resolve('public/favicon.svg'),
  plainIcon: path.resolve('src/ui/frame/icon-plain.svg'),
  frame: path.resolve('src/ui/frame/card-frame.svg'),
  filedFrame: path.resolve('src/ui/frame/card-frame-filed.svg'),
  underline: path.resolve('src/ui/wax/underline.webp'),
}

test('a card that looks different has a different address', async () => {
  const site = await temporarySite()
  const before = (await discover(site)).discovery.pages
  await site.edit('sharing.yaml', 'Write to the studio', 'Write to us')
  const after = (await discover(site)).discovery.pages

  expect(after.contact.card.address).not.toBe(before.contact.card.address)
  expect(after.home.card.address).toBe(before.home.card.address)
})

test('a card is a JPEG of 1200 by 630 with the rights of its photograph, made once', async () => {
  const site = await temporarySite()
  const photograph = 'file: june-hands-hp5.jpg'
  await site.edit('photographs.yaml', photograph, `${photograph}\n  credit: { name: Ada Ray }`)

  const { discovery } = await discover(site)
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
})

test('characters missing from the font are reported once', async () => {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'name: Dogwood & Silver', 'name: 影 Studio 影')
  const { warnings } = await discover(site)

  expect(warnings.filter((warning) => warning.includes('cannot show 影:'))).toHaveLength(1)
})

async function inodes(folder: string) {
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).ino))
}

async function discover({ root, content, uploads, read }: TemporarySite) {
  const warnings: string[] = []
  const warn = (warning: string) => warnings.push(warning)
  const folders = { root, content, uploads, cache: path.join(root, '.cache') }
  const site = await read()
  const discovery = await openDiscovery({ routes, drawings }, { site, folders, warn })
  return { discovery, warnings }
}
