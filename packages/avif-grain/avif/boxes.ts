import { BitReader } from '../av1/bit-reader.ts'
import { UnsupportedAvif } from '../unsupported.ts'

/** A box of ISO/IEC 14496-12, section 4.2, with its position in the file, in bytes. */
export type Box = {
  type: string
  start: number
  /** The start of its content. */
  content: number
  end: number
}

/**
 * The boxes that fill a part of a file.
 *
 * @throws {UnsupportedAvif} if they do not fill it. 64-bit sizes, and boxes up to the end of the
 * file, are not supported: photographs do not need them.
 */
export function readBoxes(file: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end; at = boxes.at(-1)!.end) {
    const reader = new BitReader(file, at, end)
    const size = reader.f(32)
    const type = readFourCharacters(reader)
    if (size < 8 || at + size > end) throw new UnsupportedAvif(`Its box ${type} has a wrong size.`)
    boxes.push({ type, start: at, content: at + 8, end: at + size })
  }
  return boxes
}

/** The only box of a type. */
export function onlyBox(boxes: Box[], type: string): Box {
  return only(
    boxes.filter((box) => box.type === type),
    `box ${type}`,
  )
}

/** @throws {UnsupportedAvif} where there is none of these, or more than one. */
export function only<Thing>(things: Thing[], what: string): Thing {
  if (things.length !== 1) throw new UnsupportedAvif(`It has ${things.length} of one ${what}.`)
  return things[0]!
}

/** Opens a full box, which begins with a version and flags. The reader is behind them. */
export function openFullBox(file: Uint8Array, box: Box, newest: number) {
  const reader = new BitReader(file, box.content, box.end)
  const version = reader.f(8)
  const flags = reader.f(24)
  if (version > newest) throw new UnsupportedAvif(`Its box ${box.type} is of an unknown version.`)
  return { version, flags, reader }
}

/** A name of four characters, like that of a box. Unprintable ones become question marks. */
export function readFourCharacters(reader: BitReader): string {
  const name = String.fromCharCode(reader.f(8), reader.f(8), reader.f(8), reader.f(8))
  return name.replace(/[^ -~]/g, '?')
}
