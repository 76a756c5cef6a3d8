import { load } from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { Rights } from '../model/photo.ts'
import { withRights } from './rights.ts'

const RIGHTS = {
  creator: 'Zoë & <Ana> "Lima"',
  credit: 'Halide Studio',
  copyright: '© 2026 Zoë Lima',
  license: 'https://halide.example/terms?a=1&b=2',
}

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test.for(['avif', 'jpeg'] as const)('a %s carries the rights it was given', async (format) => {
  const print = await withRights(picture.clone(), RIGHTS, 1080, 'wide').toFormat(format).toBuffer()
  expect(rightsIn(print)).toEqual(RIGHTS)

  const { exif } = load(print, { expanded: true })
  expect(exif?.Artist?.description).toBe('Zoe & <Ana> "Lima"')
  expect(exif?.Copyright?.description).toBe('(C) 2026 Zoe Lima')
  // It is not in sRGB.
  expect(exif?.ColorSpace?.value).toBe(0xffff)
})

test('a name that Exif cannot hold is in XMP alone', async () => {
  const rights = { creator: '李 明', copyright: 'Ли' }
  const print = await withRights(picture.clone(), rights, 1080).jpeg().toBuffer()
  expect(rightsIn(print)).toEqual(rights)
  expect((await sharp(print).metadata()).exif).toBeUndefined()
})

/** What programs read in a print. */
function rightsIn(print: Buffer): Rights {
  const xmp = load(print, { expanded: true }).xmp as Record<string, { description: string }>
  const { creator, Credit, rights, WebStatement } = xmp
  const read = { creator, credit: Credit, copyright: rights, license: WebStatement }
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, tag]) => (tag ? [[name, tag.description]] : [])),
  )
}
