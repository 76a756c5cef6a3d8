import type { Sharp } from 'sharp'

import { ASCII, LONG, SHORT, tiffDirectory, UNDEFINED, type TiffField } from './test-scan.ts'

/** What is in such a scan, and may be in no print of it. */
export const SECRETS = ['F3-SERIAL', 'Scanner 1.0', 'PREVIEW', '51-NORTH', 'EDITED']

/** A scan whose metadata says where it was made and with what, with a preview of the whole frame. */
export async function telltaleScan(picture: Sharp): Promise<Buffer> {
  const scan = await picture
    .clone()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- EDITED --></x:xmpmeta>')
    .jpeg()
    .toBuffer()

  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), telltaleExif()])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([scan.subarray(0, 2), marker, exif, scan.subarray(2)])
}

/** Four directories: the file, the camera, the place, and the preview. */
function telltaleExif(): Buffer {
  const [main, camera, place, second, preview] = [8, 100, 160, 220, 300]
  const exif = Buffer.alloc(preview + 12)
  const write = (at: number, fields: TiffField[], next?: number) =>
    tiffDirectory(at, fields, next).copy(exif, at)

  exif.write(`II*\0${String.fromCharCode(main)}`, 'latin1')
  const software: TiffField = [0x0131, ASCII, 'Scanner 1.0\0']
  write(main, [software, [0x8769, LONG, [camera]], [0x8825, LONG, [place]]], second)
  write(camera, [[0xa431, ASCII, 'F3-SERIAL\0']])
  write(place, [[0x001c, UNDEFINED, '51-NORTH']])
  write(second, [
    [0x0103, SHORT, [6]],
    [0x0201, LONG, [preview]],
    [0x0202, LONG, [12]],
  ])
  exif.write('\xff\xd8PREVIEW!\xff\xd9', preview, 'latin1')
  return exif
}
