/** How high the calendar is before its page has said anything, in px (K1). */
const LEAST = 900

/** However high a page says it is, the rest of ours must stay in reach. */
const MOST = 3000

/**
 * The next height of the frame when its page asks for one, in px: never less than before, since
 * pages ask for a few px while they load. Nothing while the stylesheet's own is enough.
 */
export function growth(asked: number) {
  return (before?: number): number | undefined => {
    const height = Math.min(Math.ceil(asked), MOST)
    return height > (before ?? LEAST) ? height : before
  }
}
