/** Between a tip and its element, in px; the arrow stands in it. */
const GAP = 11

/** What a tip leaves free at the edges of the window, in px. */
const EDGE = 8

/** How near the middle of the arrow comes to the corner of its tip, in px. */
const CORNER = 15

type Size = Pick<DOMRect, 'width' | 'height'>

/**
 * Where a tip stands, in px from the upper left of the window: above the middle of its element, or
 * below where there is more room; moved sideways as far as the window asks. `arrow` is where on the
 * tip its arrow stands, from the left.
 */
export function placeTip(anchor: Omit<DOMRect, 'toJSON'>, tip: Size, room: Size) {
  const above = anchor.top - GAP - tip.height
  const below = anchor.bottom + GAP
  const fitsBelow = below + tip.height <= room.height - EDGE
  const hasMoreAbove = anchor.top > room.height - anchor.bottom
  const isAbove = above >= EDGE || (!fitsBelow && hasMoreAbove)

  const middle = anchor.left + anchor.width / 2
  const x = within(middle - tip.width / 2, EDGE, room.width - EDGE - tip.width)

  return {
    x,
    y: within(isAbove ? above : below, EDGE, room.height - EDGE - tip.height),
    side: isAbove ? 'above' : 'below',
    arrow: within(middle - x, CORNER, tip.width - CORNER),
  }
}

/** Of two bounds that exclude each other the lower one holds: the beginning of a text is seen. */
function within(value: number, least: number, most: number) {
  return Math.max(least, Math.min(value, most))
}
