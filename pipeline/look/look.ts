import type { Colors } from './colors.ts'

/** The choices of a look, each with its name for owners. */
export const EDGES = { notched: 'Filed, with two notches', filed: 'Filed', straight: 'Straight' }
export const CORNERS = { square: 'Square', soft: 'Soft', round: 'Round' }
export const PENS = { pencil: 'Grease pencil', pen: 'Pen' }

/** How a site looks, as content/look.yaml has it. */
export type Look = {
  colors: Colors
  /** The names of typefaces. */
  faces: { text: string; labels: string }
  /** The edge of photographs. */
  edge: keyof typeof EDGES
  /** The corners of buttons, slips and straight photographs. */
  corners: keyof typeof CORNERS
  /** What marks are drawn with. */
  wax: keyof typeof PENS
}

/** The typefaces of the demo and of the desk. */
export const DEMO_FACES = { text: 'Besley', labels: 'Archivo Narrow' }

/** The radius of corners, in CSS pixels. */
export const RADIUS: Record<Look['corners'], number> = { square: 0, soft: 5, round: 14 }
