import { zoomFor, type Extent } from './extent.ts'

const ORIGIN = 'https://www.google.com'

/** Widths in px that the area has to fit into: of a phone's frame, and of a tab. */
const FRAME = 500
const TAB = 1200

/** Google's own, that of a country, and either of them with `maps.` or `www.` in front. */
const HOST = /^((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/

const SNIPPET = /^<iframe\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/i

/** Whether the words are a key of Google's interfaces. */
export function isKey(words: string): boolean {
  return /^AIza[\w-]{35}$/.test(words)
}

/** The address inside what Google gives to be pasted into a page, or the words as they are. */
export function unwrapped(words: string): string {
  const address = SNIPPET.exec(words)?.[1]
  return address?.replaceAll('&amp;', '&') ?? words
}

/** Whether the address is one of Google's maps, be it made for frames or not. */
export function isGoogle(address: string): boolean {
  const { hostname, pathname } = parsed(address)
  if (hostname === 'goo.gl') return pathname.startsWith('/maps')
  return hostname === 'maps.app.goo.gl' || HOST.test(hostname)
}

/**
 * The page for frames from an address that Google gives, or from its whole snippet. Nothing where
 * Google would refuse to be framed. All of its names lead to the one that the policy allows.
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

/** The area on Google's map, by a key or by a frame of the studio's own choice. */
export function googleMap(words: string, extent: Extent) {
  const link = new URL('/maps/@', ORIGIN)
  link.search = String(new URLSearchParams({ api: '1', map_action: 'map', ...view(extent, TAB) }))
  return {
    frame: readGoogleFrame(words) ?? keyedFrame(words, extent),
    link: link.href,
    source: ORIGIN,
  }
}

function keyedFrame(key: string, extent: Extent): string {
  const frame = new URL('/maps/embed/v1/view', ORIGIN)
  frame.search = String(new URLSearchParams({ key, ...view(extent, FRAME) }))
  return frame.href
}

function view(extent: Extent, pixels: number) {
  const { latitude, longitude } = extent.center
  return { center: `${latitude},${longitude}`, zoom: String(zoomFor(extent, pixels)) }
}

function parsed(address: string): URL {
  return new URL(URL.canParse(address) ? address : 'about:blank')
}
