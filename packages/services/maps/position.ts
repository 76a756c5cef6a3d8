import { plainText } from '../pasted/plain-text.ts'

/** A place on Earth, in degrees. */
export type Position = { latitude: number; longitude: number }

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`

/** Degrees, with minutes and seconds or without, and the side of the Earth. */
const ANGLE =
  String.raw`([+-]?)(${NUMBER})\s*°?` +
  String.raw`(?:\s*(${NUMBER})\s*'(?:\s*(${NUMBER})\s*(?:"|''))?)?\s*([NSEW])?`

/** Two angles, and what stands between them: nothing only after a side. */
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
 * a map's address. Undefined if it is not one, or could be two.
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

  // Blanks alone separate only what is clearly degrees, and commas are decimal in both or in none.
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
  // A sign and a side could mean the one or the other half of the Earth.
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

/** By their sides, else latitude first. Where one has a side, the other needs one, or a sign. */
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
