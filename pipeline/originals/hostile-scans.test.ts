import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryUploads } from '../tests/temporary-uploads.ts'

const photograph = sharp({ create: { width: 1300, height: 900, channels: 3, background: '#864' } })

test('files that only pretend to be photographs are refused', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
  expect(await outcome(drawing)).toContain('scan.jpg is an SVG drawing.')
  expect(await outcome(Buffer.from('\xff\xd8\xff\xe1\xff\xffAAAA', 'latin1'))).toContain('damaged')
})

test('bytes after the end of a photograph are ignored', async () => {
  const jpeg = await photograph.clone().jpeg().toBuffer()
  const behind = Buffer.from('<script>alert(1)</script>')
  expect(await outcome(Buffer.concat([jpeg, behind]))).toBe('1300 × 900')
})

test('metadata that would decompress to hundreds of megabytes is skipped', async () => {
  const bomb = deflateSync(Buffer.alloc(4e8), { level: 1 })
  const profile = Buffer.concat([Buffer.from('p\0\0', 'latin1'), bomb])
  const comment = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb])
  const before = process.resourceUsage().maxRSS

  expect(await outcome(await pngWith('iCCP', profile))).toBe('1300 × 900')
  expect(await outcome(await pngWith('zTXt', comment))).toBe('1300 × 900')
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
})

/** The size of a scan, or why it is refused. */
async function outcome(bytes: Buffer | string): Promise<string> {
  const { uploads, read } = await temporaryUploads()
  await writeFile(path.join(uploads, 'scan.jpg'), bytes)
  return read('scan.jpg').then(
    ({ width, height }) => `${width} × ${height}`,
    ({ message }) => message,
  )
}

/** A PNG with one more chunk behind its header. */
async function pngWith(type: string, data: Buffer): Promise<Buffer> {
  const png = await photograph.clone().png().toBuffer()
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  const header = 33
  return Buffer.concat([png.subarray(0, header), length, body, sum, png.subarray(header)])
}
