/** In CSS pixels from the upper left corner of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A line of text, or part of one. */
export type Line = {
  text: string
  box: Box
  /** The part that a visitor can scroll to: clipped by boxes that do not scroll. */
  reachable: Box
  /** The part in view: clipped by all boxes. */
  visible: Box
  /** The nearest painted box around it, such as a button. */
  container: Box
  /** What it scrolls with: the page (0), or an element that is fixed to the window. */
  layer: number
  inBar: boolean
  /** Such as edge print. */
  decoration: boolean
  /** Text color in red, green and blue, and whether the text is large (WCAG 1.4.3). */
  color: [number, number, number]
  large: boolean
}

/** A control with its whole touch area. */
export type Control = Pick<Line, 'box' | 'layer'> & { name: string }

export type Layout = {
  window: { width: number; scrolled: number }
  /** How far the page, or a box in it other than a carousel, scrolls sideways, in px. */
  sideways: number
  lines: Line[]
  controls: Control[]
}
