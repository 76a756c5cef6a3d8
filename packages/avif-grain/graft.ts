import { isDeepStrictEqual } from 'node:util'

import { BitReader, BitWriter, setBit } from './av1/bits.ts'
import { filmGrainParams } from './av1/film-grain-params.ts'
import { rewriteObu } from './av1/obu.ts'
import { openAvif, replacePicture, type OpenAvif } from './open-avif.ts'
import type { Grain } from './grain.ts'
import { readGrain } from './read.ts'
import { UnsupportedAvif } from './unsupported.ts'

/**
 * Adds film grain parameters to an AVIF, by which every decoder adds grain. The picture is not encoded
 * again. Only the primary picture gets grain, not its transparency.
 *
 * @throws {UnsupportedAvif} if the file has grain already, is not as expected, or cannot have this
 * grain, which is then not read back as it was written.
 */
export function graftGrain(avif: Uint8Array, grain: Grain): Uint8Array {
  const opened = openAvif(avif)
  if (opened.picture.sequence.filmGrainParamsPresent) {
    throw new UnsupportedAvif('It has grain already.')
  }
  const grafted = replacePicture(avif, opened, graftPicture(opened, grain))
  if (!isDeepStrictEqual(readGrain(grafted), grain)) {
    throw new UnsupportedAvif('It cannot have this grain.')
  }
  return grafted
}

/** Data of the picture, with grain in the headers of its sequence and its frame. */
function graftPicture({ data, picture }: OpenAvif, grain: Grain): Uint8Array {
  const { sequence, frameObu, header, tiles } = picture
  const writer = new BitWriter()
  const reader = new BitReader(data, frameObu.payload)
  while (reader.position < header.filmGrain) writer.f(1, reader.f(1))
  filmGrainParams(writer, sequence.subsampling, grain)
  const payload = Buffer.concat([writer.bytes(), data.subarray(tiles, frameObu.end)])

  const before = new Uint8Array(data.subarray(0, frameObu.start))
  setBit(before, sequence.filmGrainFlag) // film_grain_params_present
  return Buffer.concat([before, rewriteObu(data, frameObu, payload), data.subarray(frameObu.end)])
}
