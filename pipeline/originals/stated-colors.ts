import type { Metadata } from 'sharp'

import { CURVES, gammaCurve, PRIMARIES, type StatedColors } from './color-profile.ts'
import { readColorChunks } from './png-chunks.ts'
import { readingFrom } from './reading-from.ts'
import { readExif, TAG, type Directory } from './tiff-directories.ts'

/** What is known of colors, or why a scan may not have the colors that its file states. */
type Stated = { stated?: StatedColors; warning?: string }

/** Numbers of primaries and curves by ITU-T H.273, as PNG and AVIF state them. */
const CODED_PRIMARIES: Record<number, number[]> = {
  1: PRIMARIES.srgb,
  9: PRIMARIES.rec2020,
  12: PRIMARIES.p3,
}
const UNSAID = 2
const CODED_CURVES: Record<number, StatedColors['curve']> = {
  1: CURVES.rec709,
  4: gammaCurve(2.2),
  5: gammaCurve(2.8),
  6: CURVES.rec709,
  8: gammaCurve(1),
  13: CURVES.srgb,
  14: CURVES.rec709,
  15: CURVES.rec709,
}
const HDR = [16, 18]

/** Adobe RGB (1998), as cameras mean it. */
const ADOBE_RGB: StatedColors = {
  primaries: PRIMARIES.adobeRgb,
  curve: gammaCurve(563 / 256),
}

/** In bytes. The properties of an AVIF are at its beginning. */
const AVIF_START = 65_536

/**
 * The colors that a file without a profile states in another way, where they are not sRGB.
 *
 * @param directories of a TIFF, which holds the fields of Exif itself.
 */
export async function statedColors(
  path: string,
  { format, hasProfile, space, exif }: Metadata,
  directories?: Directory[],
): Promise<Stated> {
  if (hasProfile || space === 'cmyk') return {}
  if (format === 'png') {
    const { coded, isSrgb, gamma, primaries } = await readingFrom(path, readColorChunks)
    if (coded) return codedColors(...coded)
    if (isSrgb) return {}
    if (gamma || primaries) return unlessSrgb(primaries ?? PRIMARIES.srgb, gamma)
  }
  if (format === 'heif') {
    const start = await readingFrom(path, (read) => read(0, AVIF_START))
    const at = start.indexOf('colrnclx')
    if (at >= 0 && at + 12 <= start.length) {
      return codedColors(start.readUInt16BE(at + 8), start.readUInt16BE(at + 10))
    }
  }
  return byExif(directories ?? (exif ? await readExif(exif) : []), directories !== undefined)
}

/** Cameras say Adobe RGB by the name of a rule, R03, of the Design rule for Camera File systems. */
function byExif(directories: Directory[], isTiff: boolean): Stated {
  const first = (tag: number) => directories.flatMap((one) => one.values(tag).slice(0, 8))
  const [space] = first(TAG.colorSpace)
  const rule = String.fromCharCode(...first(TAG.interoperabilityIndex))
  if (space === 1) return {}
  if (space === 2 || rule.startsWith('R03')) return { stated: ADOBE_RGB }

  // Many cameras write the primaries of television into Exif, and do not mean them.
  const primaries = [...first(TAG.whitePoint).slice(0, 2), ...first(TAG.primaries).slice(0, 6)]
  return isTiff && primaries.length === 8 ? unlessSrgb(primaries) : {}
}

/** By two numbers of H.273. */
function codedColors(primaries: number, curve: number): Stated {
  if (HDR.includes(curve)) {
    return {
      warning:
        'is in the colors of HDR screens, which cannot be converted here, and will look wrong. ' +
        'Export it in sRGB.',
    }
  }
  const known = CODED_PRIMARIES[primaries === UNSAID ? 1 : primaries]
  const curved = CODED_CURVES[curve === UNSAID ? 13 : curve]
  if (!known || !curved) {
    return {
      warning:
        'states colors that cannot be converted here, and they are taken for sRGB. Export it in sRGB.',
    }
  }
  // What is called BT.709 is meant for the screens that sRGB is.
  const isSrgb = known === PRIMARIES.srgb && (curved === CURVES.srgb || curved === CURVES.rec709)
  return isSrgb ? {} : { stated: { primaries: known, curve: curved } }
}

/** By primaries and the exponent from numbers to light: undefined where that is sRGB's own curve. */
function unlessSrgb(primaries: number[], gamma?: number): Stated {
  const isNear = primaries.every((one, at) => Math.abs(one - PRIMARIES.srgb[at]!) < 0.01)
  const isUsual = gamma === undefined || Math.abs(gamma - 2.2) < 0.03
  if (isNear && isUsual) return {}
  if (!isPlausible(primaries)) return {}
  return { stated: { primaries, curve: gamma ? gammaCurve(gamma) : CURVES.srgb } }
}

/** Whether they span enough of a triangle to be colors. */
function isPlausible([wx, wy, rx, ry, gx, gy, bx, by]: number[]): boolean {
  const doubled = (gx! - rx!) * (by! - ry!) - (bx! - rx!) * (gy! - ry!)
  return [wx!, wy!, ry!, gy!, by!].every((one) => one > 0.01 && one < 1) && doubled > 0.05
}
