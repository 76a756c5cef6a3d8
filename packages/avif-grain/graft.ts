import { isDeepStrictEqual } from 'node:util'

import { BitReader } from './av1/bit-reader.ts'
import { BitWriter, setBit } from './av1/bit-writer.ts'
import { checkFit, checkGrain } from './av1/check-grain.ts'
import { filmGrainParams } from './av1/film-grain-params.ts'
import type { Grain } from './grain.ts'
import { rewriteObu } from './av1/obu.ts'
import { openAvif, type OpenAvif } from './avif/open-avif.ts'
import { readGrain } from './read-grain.ts'
import { replacePicture } from './avif/replace-picture.ts'
import { UnsupportedAvif } from './unsupported.ts'

/**
 * Adds film grain parameters to an AVIF, by which every decoder adds grain. The picture is not encoded
 * again. Only the primary picture gets grain, not its transparency.
 *
 * Luma is the first plane. In a lossless AVIF that is green, and chroma blue and red.
 *
 * @throws {UnsupportedAvif} if the file has grain already, or is not as expected.
 * @throws {RangeError} if AV1 cannot have this grain.
 */
export function graftGrain(avif: Uint8Array, grain: Grain): Uint8Array {
  checkGrain(grain)
  const opened = openAvif(avif)
  const { sequence } = opened.picture
  if (sequence.filmGrainParamsPresent) throw new UnsupportedAvif('It has grain already.')
  checkFit(grain, sequence.color)

  const { data, written } = graftPicture(opened, grain)
  const grafted = replacePicture(avif, opened, data)
  if (!isDeepStrictEqual(readGrain(grafted), written)) {
    throw new UnsupportedAvif('Its headers are other than they seem.')
  }
  return grafted
}

/** Data of the picture, with grain in the headers of its sequence and its frame. */
function graftPicture({ data, picture }: OpenAvif, grain: Grain) {
  const { sequence, sequenceObu, frameObu, header, tiles } = picture
  const writer = new BitWriter()
  const reader = new BitReader(data, frameObu.payload)
  while (reader.position < header.filmGrain) writer.f(1, reader.f(1))
  const written = filmGrainParams(writer, sequence.color, grain)
  const payload = Buffer.concat([writer.bytes(), data.subarray(tiles, frameObu.end)])

  const before = new Uint8Array(data.subarray(0, frameObu.start))
  setBit(before, sequenceObu.payload, sequence.filmGrainFlag) // film_grain_params_present
  const frame = rewriteObu(data, frameObu, payload)
  return { data: Buffer.concat([before, frame, data.subarray(frameObu.end)]), written }
}
