import type { Colors } from './colors.ts'

export const EDGES = ['notched', 'filed', 'straight'] as const
export const CORNERS = ['square', 'soft', 'round'] as const
export const PENS = ['pencil', 'pen'] as const

/** How a site looks, as content/look.yaml has it. */
export type Look = {
  colors: Colors
  /** The names of typefaces. */
  faces: { text: string; labels: string }
  /** The edge of photographs. */
  edge: (typeof EDGES)[number]
  /** The corners of buttons, slips and straight photographs. */
  corners: (typeof CORNERS)[number]
  /** What marks are drawn with. */
  wax: (typeof PENS)[number]
}

/** What the demo is set in, and the desk. */
export const DEMO_FACES = { text: 'Besley', labels: 'Archivo Narrow' }

/** The radius of corners, in CSS pixels. */
export const RADIUS: Record<Look['corners'], number> = { square: 0, soft: 5, round: 14 }
