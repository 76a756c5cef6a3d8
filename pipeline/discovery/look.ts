import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { paletteOf, type Palette } from '../look/colors.ts'
import { RADIUS, type Look } from '../look/look.ts'
import type { Faces } from '../typefaces/typefaces.ts'
import { openCardFonts, type CardFonts } from './fonts.ts'

/** Where the site's own drawings are, from the project's root. What is drawn of it uses the same. */
export type DrawingFiles = {
  /** The icon, an SVG in the demo's colors. */
  icon: string
  /** The shape of a frame, an SVG as large as on a card. */
  frame: string
  /** The grease pencil's line, as a mask. */
  underline: string
}

/** How cards and icons look: as the site does. */
export type CardLook = Record<keyof DrawingFiles, Buffer> & CardFonts & { colors: Palette }

/** A card, in pixels: what networks ask for (ogp.me). */
export const CARD = { width: 1200, height: 630 }

/** The frame on a card, in pixels, notches included. */
export const FRAME = { left: 42, top: 40, width: 524, height: 550 }

/** The icon's frame with both notches, and without, in the middle; and the start of the ring in it. */
const WITH_NOTCHES = ['M16 8h40v48H16v-6l-7-6 7-6v-3l-7-6 7-6z', 'M26 31'] as const
const WITHOUT = ['M12 8h40v48H12z', 'M22 31'] as const

/** Both notches of the frame on a card. */
const NOTCHES = 'L9 338.2L2.4 333.5L9.2 328.3L9 323.3L2 318.4L9 313.5'

/** A pen's line, as a mask. */
const LINE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="24"><rect y="9" width="400" height="5"/></svg>'

/** Reads the drawings, and changes them to a studio's look. The fonts have the letters of `words`. */
export async function openCardLook(
  files: DrawingFiles,
  root: string,
  look: Look,
  faces: Faces,
  words = '',
): Promise<CardLook> {
  const read = (name: keyof DrawingFiles) => readFile(path.resolve(root, files[name]))
  const colors = paletteOf(look.colors)
  const underline = look.wax === 'pen' ? Buffer.from(LINE) : await read('underline')
  return {
    icon: Buffer.from(iconOf(look, String(await read('icon')))),
    frame: Buffer.from(frameOf(look, String(await read('frame')))),
    underline,
    colors,
    ...(await openCardFonts(faces, words)),
  }
}

/** A frame on film, with a ring of wax in it. */
function iconOf({ colors: { film, canary, wax }, edge }: Look, icon: string): string {
  const fills = [film, canary, wax]
  const colored = icon.replace(/#[0-9a-f]{6}/g, () => fills.shift()!)
  if (edge === 'notched') return colored
  return WITH_NOTCHES.reduce((svg, part, at) => svg.replace(part, WITHOUT[at]!), colored)
}

function frameOf({ edge, corners }: Look, frame: string): string {
  if (edge === 'notched') return frame
  if (edge === 'filed') return frame.replace(NOTCHES, '')
  const { width, height } = FRAME
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS[corners] * 1.5}"/></svg>`
}
