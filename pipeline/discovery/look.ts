import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { paletteOf, type Palette } from '../look/colors.ts'
import { RADIUS, type Look } from '../look/look.ts'
import type { Faces } from '../typefaces/typefaces.ts'
import { openCardFonts, type CardFonts } from './fonts.ts'

/** Where the site's own drawings are, from the project's root. What is drawn of it uses the same. */
export type DrawingFiles = {
  /** The icon, an SVG in the demo's colors, with notches and without. */
  icon: string
  plainIcon: string
  /** The shape of a frame, an SVG as large as on a card, with notches and without. */
  frame: string
  filedFrame: string
  /** The grease pencil's line, as a mask. */
  underline: string
}

/** How cards and icons look: as the site does. */
export type CardLook = Record<'icon' | 'frame' | 'underline', Buffer> &
  CardFonts & { colors: Palette }

/** A card, in pixels: what networks ask for (ogp.me). */
export const CARD = { width: 1200, height: 630 }

/** The frame on a card, in pixels, notches included. */
export const FRAME = { left: 42, top: 40, width: 524, height: 550 }

/** A pen's line, as a mask. */
const LINE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="24"><rect y="9" width="400" height="5"/></svg>'

/** Reads the drawings of a studio's look. The fonts have the letters of `words`. */
export async function openCardLook(
  files: DrawingFiles,
  root: string,
  look: Look,
  faces: Faces,
  words = '',
): Promise<CardLook> {
  const read = (name: keyof DrawingFiles) => readFile(path.resolve(root, files[name]))
  const colors = paletteOf(look.colors)
  const isNotched = look.edge === 'notched'
  return {
    icon: inColors(look, String(await read(isNotched ? 'icon' : 'plainIcon'))),
    frame:
      look.edge === 'straight'
        ? straightFrame(look)
        : await read(isNotched ? 'frame' : 'filedFrame'),
    underline: look.wax === 'pen' ? Buffer.from(LINE) : await read('underline'),
    colors,
    ...(await openCardFonts(faces, words)),
  }
}

/** A frame on film, with a ring of wax in it. */
function inColors({ colors: { film, canary, wax } }: Look, icon: string): Buffer {
  const fills = [film, canary, wax]
  return Buffer.from(icon.replace(/#[0-9a-f]{6}/g, () => fills.shift()!))
}

function straightFrame({ corners }: Look): Buffer {
  const { width, height } = FRAME
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS[corners] * 1.5}"/></svg>`,
  )
}
