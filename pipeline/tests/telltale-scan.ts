import type { Sharp } from 'sharp'

/** What is in such a scan, and may be in no print of it. */
export const SECRETS = ['F3-SERIAL', 'Scanner 1.0', 'PREVIEW', '51-NORTH', 'EDITED']

/** A scan that tells where it was made and with what, and has a preview of the whole frame. */
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
  const [main, camera, place, second] = [8, 50, 80, 110]
  const [software, serial, area, preview] = [160, 180, 200, 220]
  const exif = Buffer.alloc(240)
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(main, 4)

  function directory(
    at: number,
    fields: [tag: number, type: number, count: number, value: number][],
  ) {
    exif.writeUInt16LE(fields.length, at)
    for (const [index, [tag, type, count, value]] of fields.entries()) {
      const field = at + 2 + index * 12
      exif.writeUInt16LE(tag, field)
      exif.writeUInt16LE(type, field + 2)
      exif.writeUInt32LE(count, field + 4)
      exif.writeUInt32LE(value, field + 8)
    }
    return at + 2 + fields.length * 12
  }

  const next = directory(main, [
    [0x0131, 2, 12, software],
    [0x8769, 4, 1, camera],
    [0x8825, 4, 1, place],
  ])
  exif.writeUInt32LE(second, next)
  directory(camera, [[0xa431, 2, 10, serial]])
  directory(place, [[0x001c, 7, 8, area]])
  directory(second, [
    [0x0103, 3, 1, 6],
    [0x0201, 4, 1, preview],
    [0x0202, 4, 1, 12],
  ])
  exif.write('Scanner 1.0', software, 'latin1')
  exif.write('F3-SERIAL', serial, 'latin1')
  exif.write('51-NORTH', area, 'latin1')
  exif.write('\xff\xd8PREVIEW!\xff\xd9', preview, 'latin1')
  return exif
}
