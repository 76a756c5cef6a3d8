/**
 * Makes a font that draws a single character draw it for another one: the `cmap` of the file is
 * rewritten in place, and its checksum no longer true.
 *
 * @param font OpenType, uncompressed, with a `cmap` subtable of format 4 and nothing else.
 * @throws when the font has another one.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/cmap#format-4
 */
export function recode(font: Buffer, from: number, to: number): Buffer {
  const recoded = Buffer.from(font)
  const subtable = recoded.subarray(startOf(recoded, 'cmap')).subarray(SUBTABLE)
  const segments = subtable.readUInt16BE(6) / 2
  const [end, start, delta] = [14, 16 + 2 * segments, 16 + 4 * segments]

  if (subtable.readUInt16BE(0) !== 4 || subtable.readUInt16BE(start) !== from) {
    throw new Error(`The font does not draw U+${from.toString(16)} alone, by a cmap of format 4.`)
  }
  subtable.writeUInt16BE(to, end)
  subtable.writeUInt16BE(to, start)
  subtable.writeUInt16BE((subtable.readUInt16BE(delta) + from - to) & 0xffff, delta)
  return recoded
}

/** Where the one subtable of a `cmap` begins: after its header and two encodings that share it. */
const SUBTABLE = 20

/** Where a table of the font begins, by its directory. */
function startOf(font: Buffer, table: string): number {
  const entry = font.indexOf(table, 12, 'latin1')
  return font.readUInt32BE(entry + 8)
}
