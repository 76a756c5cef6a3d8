import { zoomFor, type Extent } from './extent.ts'

const ORIGIN = 'https://www.google.com'

/** The width that the area must fit: a phone's frame, and a tab. */
const FRAME_PX = 500
const TAB_PX = 1200

/** google.com or that of a country, with or without `maps.` or `www.`. */
const HOST = /^((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/

const SNIPPET = /^<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i

/** Whether a text is a Google API key. */
export function isKey(words: string): boolean {
  return /^AIza[\w-]{35}$/.test(words)
}

/** The address in Google's embed snippet, or the text unchanged. */
export function unwrapped(words: string): string {
  const address = SNIPPET.exec(words)?.[1]
  return address?.replaceAll('&amp;', '&') ?? words
}

/** Whether an address is a Google map, for frames or not. */
export function isGoogle(address: string): boolean {
  const { hostname, pathname } = parsed(address)
  if (hostname === 'goo.gl') return pathname.startsWith('/maps')
  return hostname === 'maps.app.goo.gl' || HOST.test(hostname)
}

/**
 * The address of a Google map for frames, from an address or embed snippet. Undefined if Google does
 * not allow it in a frame. The host becomes the one that the CSP allows.
 */
export function readGoogleFrame(words: string): string | undefined {
  const url = parsed(unwrapped(words))
  const { protocol, hostname, pathname, search, searchParams } = url
  if (protocol !== 'https:' || !HOST.test(hostname)) return undefined

  const made = pathname === '/maps/embed' && searchParams.has('pb')
  const keyed = pathname.startsWith('/maps/embed/v1/') && isKey(searchParams.get('key') ?? '')
  const own = /^\/maps\/d\/(u\/\d+\/)?embed$/.test(pathname) && searchParams.has('mid')
  const asked = /^\/(maps\/?)?$/.test(pathname) && searchParams.get('output') === 'embed'
  if (made || keyed || own) return `${ORIGIN}${pathname}${search}`
  return asked ? `${ORIGIN}/maps${search}` : undefined
}

/** The area on a Google map, by an API key or an address for frames. */
export function googleMap(words: string, extent: Extent) {
  const keyed = new URLSearchParams({ key: words, ...view(extent, FRAME_PX) })
  const shown = new URLSearchParams({ api: '1', map_action: 'map', ...view(extent, TAB_PX) })
  return {
    frame: readGoogleFrame(words) ?? `${ORIGIN}/maps/embed/v1/view?${keyed}`,
    link: `${ORIGIN}/maps/@?${shown}`,
    source: ORIGIN,
  }
}

function view(extent: Extent, pixels: number) {
  const { latitude, longitude } = extent.center
  return { center: `${latitude},${longitude}`, zoom: String(zoomFor(extent, pixels)) }
}

function parsed(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'about:blank')
}
