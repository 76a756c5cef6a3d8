import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { readPicture } from './picture.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 9"><path d="M0 0h9"/></svg>'
const drawn = sharp(Buffer.from(SVG))
const [PNG, WEBP, TIFF] = await Promise.all([
  drawn.clone().png().toBuffer(),
  drawn.clone().webp().toBuffer(),
  drawn.clone().tiff().toBuffer(),
])

test.for([
  ['area.svg', SVG, 'svg'],
  ['Área.PNG', PNG, 'png'],
  ['area.webp', WEBP, 'webp'],
  // Its address ends as what it is.
  ['area.png', SVG, 'svg'],
] as const)(
  '%s goes online as it is, under an address of its own',
  async ([name, bytes, ending]) => {
    const picture = await readPicture(name, await uploadsWith(name, bytes))
    expect(picture.address).toMatch(new RegExp(`^/uploads/picture-[0-9a-f]{12}\\.${ending}$`))
    expect(Buffer.from(picture.bytes)).toEqual(Buffer.from(bytes))
  },
)

test.for([
  ['area.svg', '', 'uploads/area.svg is no picture that browsers show. Save it as SVG, PNG,'],
  ['area.svg', '<html><script>alert(1)</script></html>', 'is no picture that browsers show.'],
  ['area.tif', TIFF, 'is no picture that browsers show.'],
  ['area.png', Buffer.alloc(2_345_678), 'has 2346 KB, and visitors get it as it is: at most 500'],
] as const)('%s that nobody could see is a mistake', async ([name, bytes, mistake]) => {
  await expect(readPicture(name, await uploadsWith(name, bytes))).rejects.toThrow(mistake)
})

test('no picture outside uploads/ goes online', async () => {
  const uploads = await uploadsWith('other.svg', SVG)
  await mkdir(path.join(uploads, '../elsewhere'))
  await writeFile(path.join(uploads, '../elsewhere/area.svg'), SVG)
  await symlink('../elsewhere/area.svg', path.join(uploads, 'area.svg'))

  const outside = readPicture('../elsewhere/area.svg', uploads)
  await expect(outside).rejects.toThrow('is not there.')
  const linked = readPicture('area.svg', uploads)
  await expect(linked).rejects.toThrow('is a link to a file outside uploads/.')
})

async function uploadsWith(name: string, bytes: string | Uint8Array): Promise<string> {
  const uploads = path.join(await temporaryFolder(), 'uploads')
  await mkdir(uploads)
  await writeFile(path.join(uploads, name), bytes)
  return uploads
}
