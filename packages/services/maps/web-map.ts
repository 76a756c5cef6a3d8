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

/** google.com or that of a country, with or without `maps.` or `www.`. */
const GOOGLE_HOST = /^((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/

/** Whether a text is a valid map setting: `openstreetmap`, a Google API key, address or snippet. */
export function isMap(words: string): boolean {
  return isOpenStreetMap(words) || isKey(words) || googleFrame(words) !== undefined
}

/** The map of the area, by the studio's setting. */
export function webMap(words: string, extent: Extent): WebMap {
  return isOpenStreetMap(words) ? openStreetMap(extent) : googleMap(words, extent)
}

/** The address in Google's embed snippet, or the text unchanged. */
export function unwrapped(words: string): string {
  const address = /^<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(words)?.[1]
  return address?.replaceAll('&amp;', '&') ?? words
}

/** Whether an address is a Google map, for frames or not. */
export function isGoogle(address: string): boolean {
  const { hostname, pathname } = parsed(address)
  if (hostname === 'goo.gl') return pathname.startsWith('/maps')
  return hostname === 'maps.app.goo.gl' || GOOGLE_HOST.test(hostname)
}

function isOpenStreetMap(words: string): boolean {
  return words.toLowerCase() === 'openstreetmap'
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
  const { protocol, hostname, pathname, search, searchParams } = parsed(unwrapped(words))
  if (protocol !== 'https:' || !GOOGLE_HOST.test(hostname)) return undefined

  const made = pathname === '/maps/embed' && searchParams.has('pb')
  const keyed = pathname.startsWith('/maps/embed/v1/') && isKey(searchParams.get('key') ?? '')
  const own = /^\/maps\/d\/(u\/\d+\/)?embed$/.test(pathname) && searchParams.has('mid')
  if (made || keyed || own) return `${GOOGLE}${pathname}${search}`
  const asked = /^\/(maps\/?)?$/.test(pathname) && searchParams.get('output') === 'embed'
  return asked ? `${GOOGLE}/maps${search}` : undefined
}

function parsed(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'about:blank')
}
