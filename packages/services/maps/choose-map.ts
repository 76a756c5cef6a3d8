import type { Extent } from './extent.ts'
import { googleMap, isKey, readGoogleFrame } from './google.ts'
import { openStreetMap } from './openstreetmap.ts'
import type { WebMap } from './web-map.ts'

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
