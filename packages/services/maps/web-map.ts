import { zoomFor, type Extent } from './extent.ts'
import { googleMap, isKey, readGoogleFrame } from './google.ts'

/** The service area on the map of another site. */
export type WebMap = {
  /** Address of a page for frames. */
  frame: string
  /** Address of the same map, for a new tab. */
  link: string
  /** Origin of the frame's pages, for the CSP. */
  source: string
}

const OPENSTREETMAP = 'https://www.openstreetmap.org'

/** The width that the area must fit in a new tab. */
const TAB_PX = 1200

/** Whether a text is a valid map setting: `openstreetmap`, a Google API key, address or snippet. */
export function isMap(words: string): boolean {
  return isOpenStreetMap(words) || isKey(words) || readGoogleFrame(words) !== undefined
}

/** The map of the area, by the studio's setting. */
export function webMap(words: string, extent: Extent): WebMap {
  return isOpenStreetMap(words) ? openStreetMap(extent) : googleMap(words, extent)
}

function isOpenStreetMap(words: string): boolean {
  return words.toLowerCase() === 'openstreetmap'
}

/** OpenStreetMap needs no account. A pin marks the center. */
function openStreetMap(extent: Extent): WebMap {
  const { center, west, south, east, north } = extent
  // 3 decimals are about 100 m.
  const edges = [west, south, east, north].map((degrees) => degrees.toFixed(3))
  const marker = `${center.latitude},${center.longitude}`
  const shown = new URLSearchParams({ bbox: edges.join(','), layer: 'mapnik', marker })
  return {
    frame: `${OPENSTREETMAP}/export/embed.html?${shown}`,
    link: `${OPENSTREETMAP}/#map=${zoomFor(extent, TAB_PX)}/${center.latitude}/${center.longitude}`,
    source: OPENSTREETMAP,
  }
}
