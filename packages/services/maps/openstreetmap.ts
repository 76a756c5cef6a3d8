import type { Extent } from './extent.ts'
import { zoomFor } from './extent.ts'
import type { WebMap } from './web-map.ts'

const ORIGIN = 'https://www.openstreetmap.org'

/** Wide enough for a map in a tab of its own, in px. */
const TAB = 1200

/** The area on OpenStreetMap, which asks for no account. Its one pin marks the center. */
export function openStreetMap(extent: Extent): WebMap {
  const { center, west, south, east, north } = extent
  const frame = new URL('/export/embed.html', ORIGIN)
  frame.searchParams.set('bbox', [west, south, east, north].map(short).join(','))
  frame.searchParams.set('layer', 'mapnik')
  frame.searchParams.set('marker', `${center.latitude},${center.longitude}`)

  return {
    frame: frame.href,
    link: `${ORIGIN}/#map=${zoomFor(extent, TAB)}/${center.latitude}/${center.longitude}`,
    source: ORIGIN,
  }
}

/** A hundred meters are near enough for the edge of a map. */
function short(degrees: number): string {
  return degrees.toFixed(3)
}
