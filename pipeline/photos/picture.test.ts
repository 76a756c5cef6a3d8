import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporarySite } from '../tests/temporary-site.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 9"><path d="M0 0h9"/></svg>'
const PNG = await sharp({ create: { width: 24, height: 9, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

test.for([
  ['area.svg', SVG, 'svg'],
  ['Área.PNG', PNG, 'png'],
  ['area.jpg', await sharp(PNG).jpeg().toBuffer(), 'jpg'],
  ['area.webp', await sharp(PNG).webp().toBuffer(), 'webp'],
  ['area.avif', await sharp(PNG).avif().toBuffer(), 'avif'],
  // Its address ends as what it is.
  ['area.png', SVG, 'svg'],
] as const)(
  '%s goes online as it is, under an address of its own',
  async ([name, bytes, ending]) => {
    const site = await siteWith(name, bytes)
    const { content, library } = await site.read()
    const address = content.serviceArea!.picture!

    expect(address).toMatch(new RegExp(`^/uploads/picture-[0-9a-f]{12}\\.${ending}$`))
    expect(Buffer.from((await library.print(address))!)).toEqual(Buffer.from(bytes))
  },
)

test.for([
  ['area.svg', undefined, 'uploads/area.svg is not there. Put the scan there'],
  ['area.svg', '', 'uploads/area.svg is no picture that browsers show. Save it as SVG, PNG,'],
  ['area.svg', '<html><script>alert(1)</script></html>', 'is no picture that browsers show.'],
  ['area.tif', await sharp(PNG).tiff().toBuffer(), 'is no picture that browsers show.'],
  ['area.png', Buffer.alloc(2_345_678), 'has 2346 KB, and visitors get it as it is: at most 500'],
] as const)('%s that nobody could see is a mistake', async ([name, bytes, mistake]) => {
  const report = await (await siteWith(name, bytes)).report()
  expect(report).toContain('1 mistake.')
  expect(report).toContain('serviceArea.picture\n')
  expect(report).toContain(mistake)
})

test('no picture outside uploads/ goes online', async () => {
  const site = await siteWith('../content/studio.svg', undefined)
  expect(await site.report()).toContain('is not there.')

  const linked = await siteWith('area.svg', undefined)
  await mkdir(path.join(linked.root, 'elsewhere'))
  await writeFile(path.join(linked.root, 'elsewhere/area.svg'), SVG)
  await symlink('../elsewhere/area.svg', path.join(linked.uploads, 'area.svg'))
  expect(await linked.report()).toContain('is a link to a file outside uploads/.')
})

async function siteWith(name: string, bytes: string | Uint8Array | undefined) {
  const site = await temporarySite()
  await site.edit('studio.yaml', 'picture: service-area.svg', `picture: ${name}`)
  if (bytes !== undefined) await writeFile(path.join(site.uploads, name), bytes)
  return site
}
