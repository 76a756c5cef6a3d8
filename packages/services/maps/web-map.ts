import { oneAddress, withHttps } from '../pasted/address.ts'
import { plainText, plainValue } from '../pasted/plain-text.ts'
import { attribute, valuesOf } from '../pasted/snippet.ts'
import { zoomFor, type Extent } from './extent.ts'

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
const GOOGLE = 'https://www.google.com'

/** The width that the area must fit: a phone's frame, and a tab. */
const FRAME_PX = 500
const TAB_PX = 1200

const OPENSTREETMAP_HOST = /^(www\.)?(openstreetmap|osm)\.org$/

/** google.com or that of a country, with or without `maps.` or `www.`. */
const GOOGLE_HOST = /^((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/

/**
 * Whether a text is a valid map setting: `openstreetmap`, a Google API key, or an address for frames
 * or a snippet of either.
 */
export function isMap(words: string): boolean {
  const map = unwrapped(words)
  return isName(map) || isKey(map) || googleFrame(map) !== undefined || isOwnFrame(map)
}

/** The map of the area, by the studio's setting. */
export function webMap(words: string, extent: Extent): WebMap {
  const map = unwrapped(words)
  if (isName(map)) return openStreetMap(extent)
  return isOwnFrame(map) ? { ...openStreetMap(extent), frame: map } : googleMap(map, extent)
}

/** At which site a map is that cannot be shown. Undefined if it is at none. */
export function whoseMap(words: string): 'google' | 'openstreetmap' | 'other' | undefined {
  const { hostname, pathname } = parsed(unwrapped(words) || withHttps(plainText(words)))
  if (hostname === 'maps.app.goo.gl' || GOOGLE_HOST.test(hostname)) return 'google'
  if (hostname === 'goo.gl' && pathname.startsWith('/maps')) return 'google'
  if (OPENSTREETMAP_HOST.test(hostname)) return 'openstreetmap'
  return hostname.includes('.') ? 'other' : undefined
}

/** The address in a snippet, or the address or word alone. Empty if there are several. */
function unwrapped(words: string): string {
  const text = plainText(words)
  const [frame, ...others] = new Set(valuesOf(text, attribute('(?:data-)?src', 'iframe')))
  if (others.length > 0) return ''
  if (frame) return plainValue(frame).replace(/^\/\//, 'https://')
  const found = oneAddress(text.replace(/^[a-z ]+:\s+/i, ''))
  return 'result' in found ? found.result.replace(/^["'<(]+|["'>).,]+$/g, '') : ''
}

/** Whether it is the name of OpenStreetMap. */
function isName(words: string): boolean {
  return /^open ?street ?map$/i.test(words)
}

/** Whether it is a map that OpenStreetMap makes under Share, as HTML. */
function isOwnFrame(address: string): boolean {
  const { origin, pathname, searchParams } = parsed(address)
  const edges = (searchParams.get('bbox') ?? '').split(',').map(Number)
  const isBox = edges.length === 4 && edges.every(Number.isFinite)
  return origin === OPENSTREETMAP && pathname === '/export/embed.html' && isBox
}

function isKey(words: string): boolean {
  return /^AIza[\w-]{35}$/.test(words)
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

function googleMap(words: string, extent: Extent): WebMap {
  const keyed = new URLSearchParams({ key: words, ...googleView(extent, FRAME_PX) })
  const shown = new URLSearchParams({ api: '1', map_action: 'map', ...googleView(extent, TAB_PX) })
  return {
    frame: googleFrame(words) ?? `${GOOGLE}/maps/embed/v1/view?${keyed}`,
    link: `${GOOGLE}/maps/@?${shown}`,
    source: GOOGLE,
  }
}

function googleView(extent: Extent, pixels: number) {
  const { latitude, longitude } = extent.center
  return { center: `${latitude},${longitude}`, zoom: String(zoomFor(extent, pixels)) }
}

/**
 * The address of a Google map for frames, from an address or embed snippet. Undefined if Google does
 * not allow it in a frame. The host becomes the one that the CSP allows.
 */
function googleFrame(words: string): string | undefined {
  const { protocol, hostname, pathname, search, searchParams } = parsed(words)
  if (protocol !== 'https:' || !GOOGLE_HOST.test(hostname)) return undefined

  // A name in it may have an apostrophe or brackets.
  const plain = search.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const made = pathname === '/maps/embed' && searchParams.has('pb')
  const keyed = pathname.startsWith('/maps/embed/v1/') && isKey(searchParams.get('key') ?? '')
  const own = /^\/maps\/d\/(u\/\d+\/)?embed$/.test(pathname) && searchParams.has('mid')
  if (made || keyed || own) return `${GOOGLE}${pathname}${plain}`
  const asked = /^\/(maps\/?)?$/.test(pathname) && searchParams.get('output') === 'embed'
  return asked ? `${GOOGLE}/maps${plain}` : undefined
}

function parsed(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'about:blank')
}
