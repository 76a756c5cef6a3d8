/** How the field of Photoshop's layers begins in a TIFF: number 37724, of undefined bytes. */
const FIELDS = [Buffer.from([0x5c, 0x93, 7, 0]), Buffer.from([0x93, 0x5c, 0, 7])]

/**
 * The same bytes, in which a TIFF's layers count nothing: a reader of metadata would spend seconds and
 * a gigabyte on them. Other bytes that happen to look like it are pixels, which it does not read.
 */
export function withoutLayers(scan: Buffer): Buffer {
  for (const field of FIELDS) {
    for (let at = scan.indexOf(field); at >= 0; at = scan.indexOf(field, at + 1)) {
      scan.fill(0, at + 4, at + 12)
    }
  }
  return scan
}
