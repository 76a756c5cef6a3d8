import { BitReader } from './bit-reader.ts'
import { readFrameHeader } from './frame-header.ts'
import { FRAME, METADATA, PADDING, readObus, SEQUENCE_HEADER, TEMPORAL_DELIMITER } from './obu.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import { readSequenceHeader } from './sequence-header.ts'

/** The headers of a still picture in AV1, and their positions in its data. */
export type CodedPicture = ReturnType<typeof readCodedPicture>

const KINDS = [SEQUENCE_HEADER, TEMPORAL_DELIMITER, METADATA, FRAME, PADDING]

/** Reads the data of an image item: one sequence header, and one frame with all of its tiles. */
export function readCodedPicture(data: Uint8Array) {
  const obus = readObus(data)
  if (!obus.every(({ type }) => KINDS.includes(type))) {
    throw new UnsupportedAvif('Its picture has parts of an unexpected kind.')
  }
  const [sequenceObu, ...sequences] = obus.filter(({ type }) => type === SEQUENCE_HEADER)
  const [frameObu, ...frames] = obus.filter(({ type }) => type === FRAME)
  if (!sequenceObu || !frameObu || sequences.length > 0 || frames.length > 0) {
    throw new UnsupportedAvif('Its picture is not made of one frame.')
  }
  if (frameObu.start < sequenceObu.start) throw new UnsupportedAvif('Its headers come too late.')

  const sequence = readSequenceHeader(data.subarray(sequenceObu.payload, sequenceObu.end))
  const reader = new BitReader(data, frameObu.payload, frameObu.end)
  const header = readFrameHeader(reader, sequence)
  const tiles = reader.byteAlignment()
  if (tiles >= frameObu.end) throw new UnsupportedAvif('Its picture has no tiles.')
  return {
    sequenceObu,
    sequence,
    frameObu,
    header,
    /** The start of its tiles, in bytes from the beginning of the data. */
    tiles,
  }
}
