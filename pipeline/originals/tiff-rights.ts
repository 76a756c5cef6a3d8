import { open, type FileHandle } from 'node:fs/promises'

import type { Rights } from '../model/photo.ts'
import { plainLine } from './read-rights.ts'

/** From TIFF 6.0, section 8. */
const TAGS: Record<number, keyof Rights> = { 315: 'creator', 33432: 'copyright' }

/** Limits for damaged files: bytes of one text, and fields of one directory. */
const LONGEST = 4096
const MOST_FIELDS = 512

const ASCII = 2

/**
 * Rights from the fields of a TIFF itself, where scanning programs write them. Only those fields are
 * read, because the file can be large. Empty where that fails.
 */
export async function tiffRights(path: string): Promise<Rights> {
  const handle = await open(path)
  try {
    return await rightsIn(handle)
  } catch {
    return {}
  } finally {
    await handle.close()
  }
}

async function rightsIn(handle: FileHandle): Promise<Rights> {
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  const header = await read(0, 8)
  const isLittle = header.toString('latin1', 0, 2) === 'II'
  const uint16 = (from: Buffer, at: number) =>
    isLittle ? from.readUInt16LE(at) : from.readUInt16BE(at)
  const uint32 = (from: Buffer, at: number) =>
    isLittle ? from.readUInt32LE(at) : from.readUInt32BE(at)
  if (uint16(header, 2) !== 42) return {}

  const directory = uint32(header, 4)
  const fields = Math.min(uint16(await read(directory, 2), 0), MOST_FIELDS)
  const table = await read(directory + 2, fields * 12)

  const rights: Rights = {}
  for (let at = 0; at < table.length; at += 12) {
    const right = TAGS[uint16(table, at)]
    if (!right || uint16(table, at + 2) !== ASCII) continue

    const length = Math.min(uint32(table, at + 4), LONGEST)
    const words =
      length > 4
        ? await read(uint32(table, at + 8), length)
        : table.subarray(at + 8, at + 8 + length)
    const line = plainLine(decoded(words))
    if (line) rights[right] = line
  }
  return rights
}

/** ASCII by the norm; UTF-8 or Latin-1 in practice. */
function decoded(words: Buffer): string {
  const text = words.toString('utf8')
  return text.includes('\uFFFD') ? words.toString('latin1') : text
}
