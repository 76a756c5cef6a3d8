import { addressIn, NO_ADDRESS } from '../pasted/address.ts'
import { plainText } from '../pasted/plain-text.ts'
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

/** A key of Google's Maps Embed API. */
const KEY = /(?<![\w-])AIza[\w-]{35}(?![\w-])/

/** A site with maps: its hosts, which of its addresses can be framed, and its own map of an area. */
type Site = {
  hosts: RegExp
  framed: (url: URL) => string | undefined
  link: (extent: Extent) => string
  source: string
}

const SITES: Record<'google' | 'openstreetmap', Site> = {
  google: {
    // Those of countries, too, and of short links, which cannot be framed.
    hosts: /^(((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})|maps\.app\.goo\.gl|goo\.gl)$/,
    framed: googleFrame,
    link(extent) {
      const shown = { api: '1', map_action: 'map', ...googleView(extent, TAB_PX) }
      return `${GOOGLE}/maps/@?${new URLSearchParams(shown)}`
    },
    source: GOOGLE,
  },
  openstreetmap: {
    hosts: /^(www\.)?(openstreetmap|osm)\.org$/,
    // What it makes under Share, as HTML.
    framed: ({ origin, pathname, searchParams, href }) =>
      origin === OPENSTREETMAP && pathname === '/export/embed.html' && searchParams.has('bbox')
        ? href
        : undefined,
    link: (extent) =>
      `${OPENSTREETMAP}/#map=${zoomFor(extent, TAB_PX)}/${extent.center.latitude}/${extent.center.longitude}`,
    source: OPENSTREETMAP,
  },
}

/**
 * Whether a text is a valid map setting: `openstreetmap`, a key of Google's, or the address or snippet of a map that
 * can be framed.
 */
export function isMap(words: string): boolean {
  return mapIn(words) !== undefined
}

/** The map of the area, by a valid setting. */
export function webMap(words: string, extent: Extent): WebMap {
  const { frame, link, source } = mapIn(words)!
  return { frame: frame(extent), link: link(extent), source }
}

type Map = Pick<Site, 'link' | 'source'> & { frame: (extent: Extent) => string }

function mapIn(words: string): Map | undefined {
  const found = addressIn(words, (url) => siteOf(url) !== undefined)
  if ('result' in found) return mapAt(found.result)
  if (found.mistake !== NO_ADDRESS) return undefined

  const text = plainText(words)
  const [key] = KEY.exec(text) ?? []
  if (key) return { ...SITES.google, frame: (extent) => keyedFrame(key, extent) }
  const isNamed = /\bopen ?street ?map\b/i.test(text)
  return isNamed ? { ...SITES.openstreetmap, frame: openStreetMapFrame } : undefined
}

/** The map at an address: of a known site, or of another, which is shown as it is. */
function mapAt(address: string): Map | undefined {
  const url = new URL(address)
  if (url.protocol !== 'https:') return undefined
  const site = siteOf(url)
  const frame = site ? site.framed(url) : url.href
  if (!frame) return undefined
  return { link: () => url.href, source: url.origin, ...site, frame: () => frame }
}

function siteOf({ hostname }: URL): Site | undefined {
  return Object.values(SITES).find(({ hosts }) => hosts.test(hostname))
}

/** It needs no account. A pin marks the center. */
function openStreetMapFrame({ center, west, south, east, north }: Extent): string {
  // 3 decimals are about 100 m.
  const edges = [west, south, east, north].map((degrees) => degrees.toFixed(3))
  const marker = `${center.latitude},${center.longitude}`
  const shown = new URLSearchParams({ bbox: edges.join(','), layer: 'mapnik', marker })
  return `${OPENSTREETMAP}/export/embed.html?${shown}`
}

function keyedFrame(key: string, extent: Extent): string {
  const shown = new URLSearchParams({ key, ...googleView(extent, FRAME_PX) })
  return `${GOOGLE}/maps/embed/v1/view?${shown}`
}

function googleView(extent: Extent, pixels: number) {
  const { latitude, longitude } = extent.center
  return { center: `${latitude},${longitude}`, zoom: String(zoomFor(extent, pixels)) }
}

/** The address of a Google map for frames, at the host that the CSP allows. Undefined if Google forbids frames. */
function googleFrame({ pathname, search, searchParams }: URL): string | undefined {
  const made = pathname === '/maps/embed' && searchParams.has('pb')
  const keyed = pathname.startsWith('/maps/embed/v1/') && KEY.test(searchParams.get('key') ?? '')
  const own = /^\/maps\/d\/(u\/\d+\/)?embed$/.test(pathname) && searchParams.has('mid')
  if (made || keyed || own) return GOOGLE + pathname + search
  const asked = /^\/(maps\/?)?$/.test(pathname) && searchParams.get('output') === 'embed'
  return asked ? `${GOOGLE}/maps${search}` : undefined
}
