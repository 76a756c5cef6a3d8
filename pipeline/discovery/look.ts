import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the site's own drawings are, from the project's root. What is drawn of it uses the same. */
export type Look = {
  /** The icon, an SVG. */
  icon: string
  /** The folder with the edges and the notches of a frame. */
  frame: string
  /** The grease pencil's line, as a mask. */
  underline: string
}

/** The drawings themselves. */
export type Drawings = {
  icon: Buffer
  frame: Record<Side, string>
  underline: Buffer
}

type Side = (typeof SIDES)[number]

const SIDES = ['edge-t', 'edge-b', 'edge-l', 'edge-r', 'notch'] as const

/** A card, in pixels: what networks ask for (ogp.me). */
export const CARD = { width: 1200, height: 630 }

/** Film, what is written on it, and the light table; as in the stylesheet. */
export const COLORS = {
  film: '#12100e',
  onFilm: '#fbf9f5',
  onFilmQuiet: '#c9c2b7',
  safelight: '#ff6a3d',
  table: '#ebede7',
}

export async function readDrawings(look: Look, root: string): Promise<Drawings> {
  const [icon, underline, ...sides] = await Promise.all([
    readFile(path.resolve(root, look.icon)),
    readFile(path.resolve(root, look.underline)),
    ...SIDES.map((side) => readFile(path.resolve(root, look.frame, `${side}.svg`), 'utf8')),
  ])
  const frame = Object.fromEntries(SIDES.map((side, index) => [side, sides[index]!]))
  return { icon, underline, frame: frame as Drawings['frame'] }
}
