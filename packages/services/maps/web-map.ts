import { zoomFor, type Extent } from './extent.ts'
import { googleMap, isKey, readGoogleFrame } from './google.ts'

/** The service area on the map of another site. */
export type WebMap = {
  /** A page made for frames. */
  frame: string
  /** The same place, for a tab of its own. */
  link: string
  /** Whose pages the frame shows, as a source of a content-security policy. */
  source: string
}

const OPENSTREETMAP = 'https://www.openstreetmap.org'

/** Wide enough for a map in a tab of its own, in px. */
const TAB = 1200

/** What the studio may write as its map: the word, a key, or what Google gives to be embedded. */
export function isMap(words: string): boolean {
  return isOpenStreetMap(words) || isKey(words) || readGoogleFrame(words) !== undefined
}

/** The map of the area that the studio chose. */
export function webMap(words: string, extent: Extent): WebMap {
  return isOpenStreetMap(words) ? openStreetMap(extent) : googleMap(words, extent)
}

function isOpenStreetMap(words: string): boolean {
  return words.toLowerCase() === 'openstreetmap'
}

/** OpenStreetMap asks for no account. Its one pin marks the center. */
function openStreetMap(extent: Extent): WebMap {
  const { center, west, south, east, north } = extent
  // A hundred meters are near enough for the edge of a map.
  const edges = [west, south, east, north].map((degrees) => degrees.toFixed(3))
  const frame = new URL('/export/embed.html', OPENSTREETMAP)
  frame.searchParams.set('bbox', edges.join(','))
  frame.searchParams.set('layer', 'mapnik')
  frame.searchParams.set('marker', `${center.latitude},${center.longitude}`)

  return {
    frame: frame.href,
    link: `${OPENSTREETMAP}/#map=${zoomFor(extent, TAB)}/${center.latitude}/${center.longitude}`,
    source: OPENSTREETMAP,
  }
}
