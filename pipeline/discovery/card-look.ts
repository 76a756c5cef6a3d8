import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Font } from 'satori'
import sharp from 'sharp'

import { paletteOf } from '../look/colors.ts'
import { RADIUS, type Look } from '../look/look.ts'
import { type Faces, nearest, type Family, charactersOf } from '../typefaces/typefaces.ts'
import { atWeight } from '../typefaces/read-font.ts'

/** The site's own drawings. */
export const DRAWINGS = {
  /** The icon, an SVG in the demo's colors, with notches and without. */
  icon: 'public/favicon.svg',
  plainIcon: 'src/ui/frame/icon-plain.svg',
  /** The shape of a frame, an SVG as large as on a card, with notches and without. */
  frame: 'src/ui/frame/card-frame.svg',
  filedFrame: 'src/ui/frame/card-frame-filed.svg',
  /** The grease pencil's line, as a mask. */
  underline: 'src/ui/wax/underline.webp',
}

/** How cards and icons look: as the site does. */
export type CardLook = Awaited<ReturnType<typeof openCardLook>>

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A card, in pixels: what networks ask for (ogp.me). */
export const CARD = { width: 1200, height: 630 }

/** The frame on a card, in pixels, notches included. */
export const FRAME = { left: 42, top: 40, width: 524, height: 550 }

/** A pen's line, as a mask. */
const LINE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="24"><rect y="9" width="400" height="5"/></svg>'

/** Reads the drawings of a studio's look. The fonts have the letters of `words`. */
export async function openCardLook(look: Look, faces: Faces, words = '') {
  const read = (name: keyof typeof DRAWINGS) => readFile(path.join(ROOT, DRAWINGS[name]))
  const isNotched = look.edge === 'notched'
  return {
    icon: inColors(look, String(await read(isNotched ? 'icon' : 'plainIcon'))),
    frame:
      look.edge === 'straight'
        ? straightFrame(look)
        : await read(isNotched ? 'frame' : 'filedFrame'),
    /** The line below a name, as the address of a mask. */
    underline: await maskOf(look.wax === 'pen' ? Buffer.from(LINE) : await read('underline')),
    colors: paletteOf(look.colors),
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

async function maskOf(drawing: Buffer): Promise<string> {
  const png = await sharp(drawing).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Opens the fonts of a site for its cards, one weight of each, as far as these words need. */
export async function openCardFonts({ text, labels }: Faces, words: string) {
  const used = charactersOf(words)
  const [texts, others] = await Promise.all([open(text, 800, used), open(labels, 600, used)])
  return {
    /** Each typeface in files with other letters each. A letter that one file lacks is taken from the next. */
    fonts: [...texts, ...others],
    /** The typefaces as CSS knows them. */
    families: { text: namesOf(texts), labels: namesOf(others) },
  }
}

async function open(
  family: Family,
  weight: Font['weight'] & number,
  used: ReadonlySet<number>,
): Promise<Font[]> {
  const { files } = nearest(family, weight)!
  const needed = files.filter(({ characters }) => [...used].some((one) => characters.has(one)))
  const opened = needed.map(async (file, at) => ({
    name: `${family.name} ${at}`,
    weight,
    data: await atWeight(await readFile(file.path), weight),
  }))
  return Promise.all(opened)
}

function namesOf(fonts: Font[]): string {
  return fonts.map(({ name }) => name).join(', ')
}
