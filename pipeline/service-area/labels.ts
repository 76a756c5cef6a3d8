/** The drawing's measures, in its own units: as wide as a desktop's frame. */
export const VIEW = { width: 2400, height: 900 }

export const MIDDLE = { x: VIEW.width / 2, y: VIEW.height / 2 }

/** The square in its middle, which a phone shows and which holds the whole area. */
export const SQUARE = around(MIDDLE, VIEW.height / 2, VIEW.height / 2)

/** A town's dot, and the side on which its name is. */
export type Town = Dot & { side: Side }

type Side = 'right' | 'left' | 'above' | 'below'
type Box = { left: number; right: number; top: number; bottom: number }
type Point = { x: number; y: number }
type Dot = Point & { name: string }

/** The largest type that the stylesheet sets names in, in units of the drawing. */
const NAME = { size: 44, line: 60, gap: 20 }

/** The name in the wax ring, with the ring. It is in the middle, in larger type. */
const RINGED = { size: 54, across: 0.85, along: 0.8 }

const DOT = 12
const EDGE = 12
const SIDES: Side[] = ['right', 'left', 'above', 'below']

type Names = {
  /** The name in the wax ring. */
  first: string
  others: Dot[]
  /** Whether a name may well cover this point. Where all sides are bad, it covers others too. */
  suits: (x: number, y: number) => boolean
}

/**
 * Finds a place for each town's name, so that none covers another, the ring or a dot, and none is
 * cut at the edge of a phone's square. The first towns choose first. One without room is left out.
 */
export function placeNames({ first, others, suits }: Names): Town[] {
  const ring = ringAround(first)
  const shown = others.filter((dot) => !overlap(ring, around(dot, DOT, DOT)))
  const taken = [ring, ...shown.map((dot) => around(dot, DOT, DOT))]

  return shown.flatMap((dot) => {
    const free = SIDES.filter((side) => {
      const box = nameBox(dot, side)
      return isInside(box) && !taken.some((other) => overlap(box, other))
    })
    const suited = free.find((side) => outline(nameBox(dot, side)).every(([x, y]) => suits(x, y)))
    const side = suited ?? free[0]
    if (!side) return []

    taken.push(nameBox(dot, side))
    return { ...dot, side }
  })
}

/** What a name covers at most. */
export function nameBox({ name, x, y }: Dot, side: Side): Box {
  const across = widthOf(name, NAME.size) / 2
  const along = NAME.line / 2
  const beside = (NAME.gap + across) * (side === 'right' ? 1 : -1)
  const beyond = (NAME.gap + along) * (side === 'below' ? 1 : -1)
  const isBeside = side === 'right' || side === 'left'
  return around(isBeside ? { x: x + beside, y } : { x, y: y + beyond }, across, along)
}

export function ringAround(name: string): Box {
  const { size, across, along } = RINGED
  return around(MIDDLE, widthOf(name, size) / 2 + size * across, size * (0.5 + along))
}

export function overlap(one: Box, other: Box): boolean {
  const isBeside = one.left >= other.right || other.left >= one.right
  return !isBeside && one.top < other.bottom && other.top < one.bottom
}

function isInside({ left, right, top, bottom }: Box): boolean {
  const isAcross = left >= SQUARE.left + EDGE && right <= SQUARE.right - EDGE
  return isAcross && top >= SQUARE.top + EDGE && bottom <= SQUARE.bottom - EDGE
}

function widthOf(name: string, size: number): number {
  return Array.from(name, emsOf).reduce((sum, ems) => sum + ems, 0) * size
}

/** What a letter of the narrow face takes at most. */
function emsOf(letter: string): number {
  if (/[MWmw]/.test(letter)) return 0.76
  if (/[fijlrt .'’-]/.test(letter)) return 0.3
  if (/\p{Script=Latin}/u.test(letter)) return /\p{Lu}/u.test(letter) ? 0.56 : 0.47
  return 1
}

/** Corners, and the middles of the long sides, between which a border may come in. */
function outline({ left, right, top, bottom }: Box) {
  return [left, (left + right) / 2, right].flatMap((x) => [[x, top] as const, [x, bottom] as const])
}

function around({ x, y }: Point, across: number, along: number): Box {
  return { left: x - across, right: x + across, top: y - along, bottom: y + along }
}
