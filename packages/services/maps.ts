import { addressIn, NO_ADDRESS, plainText } from './pasted.ts'

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

/** A site with maps: its hosts, its addresses for frames, and its map of an area. */
type Site = {
  hosts: RegExp
  framed: (url: URL) => string | undefined
  link: (extent: Extent) => string
  source: string
}

const SITES: Record<'google' | 'openstreetmap', Site> = {
  google: {
    // Including hosts of countries, and of short links, which cannot be framed.
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
    // The address in the HTML that Google makes under Share.
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

type FramedMap = Pick<Site, 'link' | 'source'> & { frame: (extent: Extent) => string }

function mapIn(words: string): FramedMap | undefined {
  const found = addressIn(words, (url) => siteOf(url) !== undefined)
  if ('result' in found) return mapAt(found.result)
  if (found.mistake !== NO_ADDRESS) return undefined

  const text = plainText(words)
  const [key] = KEY.exec(text) ?? []
  if (key) return { ...SITES.google, frame: (extent) => keyedFrame(key, extent) }
  const isNamed = /\bopen ?street ?map\b/i.test(text)
  return isNamed ? { ...SITES.openstreetmap, frame: openStreetMapFrame } : undefined
}

/** The map at an address. A map of an unknown site is shown as it is. */
function mapAt(address: string): FramedMap | undefined {
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

/** The address of an OpenStreetMap map for frames. It needs no account. A pin marks the center. */
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

/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number }

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`

/** Degrees, minutes and seconds, which may be left out, and the side of the Earth. */
const ANGLE =
  String.raw`([+-]?)(${NUMBER})\s*°?` +
  String.raw`(?:\s*(${NUMBER})\s*'(?:\s*(${NUMBER})\s*(?:"|''))?)?\s*([NSEW])?`

/** Two angles, and a separator. Only after a side (`N`) it may be left out. */
const PAIR = new RegExp(
  String.raw`^${ANGLE}(\s*;\s*|\s*,\s+|\s+,\s*|,|\s+|(?<=[NSEW]))${ANGLE}$`,
  'i',
)

/** Where map services write a pair of degrees in their addresses. */
const IN_ADDRESS = [
  /!3d(-?[\d.]+)!4d(-?[\d.]+)/,
  /@(-?[\d.]+),(-?[\d.]+),/,
  /[?&](?:q|ll|query|center|cp)=(?:loc:)?(-?[\d.]+)(?:,|%2C)\+?(-?[\d.]+)(?=&|#|$)/i,
  /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
  /^geo:(-?[\d.]+),(-?[\d.]+)/,
]

/**
 * A position as people and maps write it: `35.2271, -80.8431`, `35°13'37.5"N 80°50'35.3"W`, `geo:` or
 * a map's address. Undefined if the text is no position, or could be two.
 */
export function readPosition(words: string): Position | undefined {
  const text = withSidesBehind(
    plainText(words)
      .replace(/[−–‒]/g, '-')
      .replace(/[º˚]|deg\b/gi, '°')
      .replace(/^[([]\s*(.*?)\s*[)\]]$/s, '$1')
      .replace(/^lat(?:itude)?\b[\s:=]*(.*?)\blo?ng?(?:itude)?\b[\s:=]*/is, '$1 ')
      .replace(/\b([nsew])(?:orth|outh|ast|est)\b/gi, '$1')
      .trim(),
  )
  if (/^geo:|:\/\//i.test(text)) return inAddress(text)

  const [, ...groups] = PAIR.exec(text) ?? []
  const first = angle(groups.slice(0, 5))
  const second = angle(groups.slice(6))
  if (!first || !second) return undefined

  // Blanks alone separate only numbers that are clearly degrees. Commas are decimal in both numbers or in neither.
  const isBlank = groups[5]?.trim() === ''
  if (isBlank && !(first.isClear && second.isClear)) return undefined
  if ((first.mark === ',') !== (second.mark === ',')) return undefined
  return ordered(first, second)
}

/** Whether both numbers are degrees that a Mercator map can show. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
}

type Angle = { degrees: number; side?: string; sign: string; mark?: string; isClear: boolean }

function angle(groups: (string | undefined)[]): Angle | undefined {
  const [sign = '', degrees, minutes, seconds, letter] = groups
  const side = letter?.toUpperCase()
  // With both a sign and a side, either half of the Earth could be meant.
  if (degrees === undefined || (side && sign)) return undefined

  const [whole = 0, first = 0, second = 0] = [degrees, minutes, seconds].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  if (first >= 60 || second >= 60) return undefined
  const size = whole + first / 60 + second / 3600
  const isNegative = sign === '-' || side === 'S' || side === 'W'
  const mark = /[.,]/.exec(`${degrees}${minutes ?? ''}${seconds ?? ''}`)?.[0]
  const isClear = side !== undefined || minutes !== undefined || mark !== undefined
  return { degrees: isNegative ? -size : size, side, sign, mark, isClear }
}

/** A position from two angles: by their sides, else latitude first. If one has a side, the other needs one, or a sign. */
function ordered(first: Angle, second: Angle): Position | undefined {
  const [a, b] = [first, second].map(({ side }) => side && (/[NS]/.test(side) ? 'along' : 'across'))
  if (a && a === b) return undefined
  if ((a && !b && !second.sign) || (b && !a && !first.sign)) return undefined
  const isReversed = a === 'across' || b === 'along'
  const [latitude, longitude] = isReversed ? [second, first] : [first, second]
  return { latitude: latitude.degrees, longitude: longitude.degrees }
}

/** `N 35.2, W 80.8` as `35.2 N, 80.8 W`. */
function withSidesBehind(text: string): string {
  if (!/^[NSEW]/i.test(text)) return text
  return text.replace(/([NSEW])\s*([^NSEW]+?)(?=\s*[,;]?\s*[NSEW]|$)/gi, '$2 $1')
}

function inAddress(address: string): Position | undefined {
  const [, latitude, longitude] =
    IN_ADDRESS.map((pattern) => pattern.exec(address)).find((found) => found !== null) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Number.isNaN(position.latitude + position.longitude) ? undefined : position
}

/** The square that maps of the area show, in degrees: a square in Mercator's projection. */
type Extent = {
  center: Position
  west: number
  south: number
  east: number
  north: number
  /** From the center to an edge, in radians of longitude. */
  reach: number
}

const DEGREES = 180 / Math.PI

/** Space between the outermost border and the edge, as a factor. */
const MARGIN = 1.05

/** The smallest reach, in radians. */
const LEAST = 0.1 / DEGREES

/** The smallest square around a center that contains all points, given as [longitude, latitude]. */
export function extentAround(center: Position, points: [number, number][]): Extent {
  const middle = northing(center.latitude)
  const reach = points.reduce((most, [longitude, latitude]) => {
    const across = Math.abs(normalized(longitude - center.longitude)) / DEGREES
    const along = Math.abs(northing(latitude) - middle)
    return Math.max(most, across * MARGIN, along * MARGIN)
  }, LEAST)

  return {
    center,
    reach,
    west: Math.max(-180, center.longitude - reach * DEGREES),
    east: Math.min(180, center.longitude + reach * DEGREES),
    south: latitudeAt(middle - reach),
    north: latitudeAt(middle + reach),
  }
}

/** The zoom level of web maps at which the square fits a width, in px. */
function zoomFor({ reach }: Extent, pixels: number): number {
  const tiles = (pixels / 256) * (Math.PI / reach)
  return Math.max(1, Math.min(18, Math.floor(Math.log2(tiles))))
}

/** An angle from -180 to 180, in degrees. */
function normalized(degrees: number): number {
  return ((degrees + 540) % 360) - 180
}

/** The y coordinate of a latitude in Mercator's projection, in radians. */
function northing(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2))
}

function latitudeAt(up: number): number {
  return (2 * Math.atan(Math.exp(up)) - Math.PI / 2) * DEGREES
}
