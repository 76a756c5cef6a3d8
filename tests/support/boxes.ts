/** In CSS pixels, from the corner of the window. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** A line of text, or part of one, as it stands in the window. */
export type Line = {
  text: string
  box: Box
  /** What is left of it in whatever clips it for good. A box that scrolls hides nothing for good. */
  whole: Box
  /** What of it can be seen now, which a box that scrolls decides too. */
  seen: Box
  /** The nearest box round it that is painted, like a button's. */
  plate: Box
  /** What it moves with: the page (0), or a box that is fixed to the window. */
  layer: number
  inBar: boolean
  /** Not part of what is said: the print on the edge of film. */
  decoration: boolean
  /** Of its letters: red, green and blue, and whether it is large in the sense of WCAG 1.4.3. */
  color: [number, number, number]
  large: boolean
}

/** Something that can be pressed, with all that reacts to a finger. */
export type Control = Pick<Line, 'box' | 'layer'> & { name: string }

export type Seen = {
  window: { width: number; scrolled: number }
  /** How far the page, or a box in it that is no carousel, scrolls sideways. */
  sideways: number
  lines: Line[]
  controls: Control[]
}
