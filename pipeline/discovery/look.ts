import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the site's own drawings are, from the project's root. What is drawn of it uses the same. */
export type Look = {
  /** The icon, an SVG. */
  icon: string
  /** The shape of a frame, an SVG as large as on a card. */
  frame: string
  /** The grease pencil's line, as a mask. */
  underline: string
}

/** The drawings themselves. */
export type Drawings = Record<keyof Look, Buffer>

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
  const drawings = Object.entries(look).map(async ([name, file]) => {
    return [name, await readFile(path.resolve(root, file))]
  })
  return Object.fromEntries(await Promise.all(drawings))
}
