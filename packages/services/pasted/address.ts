import { decoded, isEncoded, plainText } from './plain-text.ts'
import { behindRedirect } from './redirect.ts'

/**
 * A result, or why what was pasted cannot be used and what to paste instead. The mistake continues
 * a sentence that begins with what was pasted: `is no page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

/** What looks like an address, or like a part of one. */
const ADDRESS_LIKE = /https?[:;]|\/|[^\s.]\.[a-z\d-]{2}/i

/** Characters that stand around addresses and never in them, and other punctuation. */
const STRAY = /[\s"'`<>()[\]{}|\\^,;]|(?![ -~])[\p{P}\p{S}\p{Z}\p{C}]/u

/** The end of a host name in letters, of the Latin or of another script. */
const TOP_LEVEL = /\.([a-z]{2,63}|xn--[a-z\d]+)$/

export const MORE_THAN_ONE =
  'is more than one address, or not in one piece. Paste one address alone, without other words.'

/**
 * The one address in what was pasted, which may have words before it, and brackets, quotes or a
 * mail program's redirect around it. Text without any address is returned as it is.
 */
export function oneAddress(pasted: string): AddressResult<string> {
  const text = plainText(pasted)
  const [, linked] = /^[^[]*\[[^\]]*\]\(\s*<?([^\s<>()]+)[^)]*\)\W*$/.exec(text) ?? []
  const pieces = (linked ?? text).split(/\s+/)
  const addresses = pieces.filter((piece) => ADDRESS_LIKE.test(piece)).map(unwrapped)

  const last = addresses.at(-1)
  if (last === undefined) return { result: text }
  const endsInIt = unwrapped(pieces.at(-1)!) === last
  if (!endsInIt || new Set(addresses).size > 1) return { mistake: MORE_THAN_ONE }
  if (/(…|\.{3})\W*$/.test(text)) {
    return { mistake: 'is cut off: it ends in dots. Copy the whole address.' }
  }
  return checkedAddress(last)
}

/** An address, checked for what cannot be a part of it. */
export function checkedAddress(written: string): AddressResult<string> {
  if (/\s/.test(written)) return { mistake: MORE_THAN_ONE }
  const address = withHttps(written)
  if (!URL.canParse(address)) return { result: address }

  const url = new URL(address)
  const hidden = behindRedirect(url)
  if (hidden) return checkedAddress(hidden)
  if (hidden === '') {
    return { mistake: 'only leads to another page. Open it, and paste the address you arrive at.' }
  }
  const again = [...address.matchAll(/https?(:|%(25)?3a)/gi)].length > 1
  const isInPath = url.hostname !== '' && url.pathname.includes(url.hostname)
  if (again || isInPath) return { mistake: MORE_THAN_ONE }
  // What else is wrong with these, others say.
  if (url.protocol !== 'https:') return { result: address }
  if (!isHost(address, url)) {
    return { mistake: 'is not a web address. Copy it from your browser once more.' }
  }
  const [stray] = STRAY.exec(decoded(url.pathname).replace(/(?<=\w) (?=\w)/g, '')) ?? []
  if (stray) {
    const named = stray.trim() ? `“${stray}”` : 'a space'
    return {
      mistake: `holds ${named}, which is no part of an address. Copy the address once more.`,
    }
  }
  return { result: withoutBrackets(address) }
}

/** With `https:`, where an address begins with its host. */
export function withHttps(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  const beginsWithHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(address)
  return beginsWithHost ? `https://${address}` : address
}

/** Without brackets, quotes, marks and words that touch it, and not encoded as a whole. */
function unwrapped(piece: string): string {
  const whole = piece.replace(/^_+(.*?)_+$/, '$1').replace(/^[^\p{L}\p{N}/]+/u, '')
  const once = /^https?%253a/i.test(whole) ? decoded(whole) : whole
  const plain = isEncoded(once) ? decoded(once) : once
  return withHttps(
    plain
      .replaceAll('\\/', '/')
      .replace(/^(https?:[\\/]*)+(?=https?:)/i, '')
      .replace(/^[^./@?#\\]+?(?=https?:)/i, '')
      .replace(/[^\p{L}\p{N}/=_~+%#$-]+$/u, ''),
  )
}

/** Whether it is a host name that someone would write. A curly quote in it becomes Punycode. */
function isHost(address: string, { hostname }: URL): boolean {
  const [, written = ''] = /^https?:[\\/]*([^\\/?#]*)/i.exec(address) ?? []
  const isOfLetters = /^[\p{L}\p{M}\p{N}.:@%_-]*$/u.test(decoded(written))
  const mixesScripts = written
    .split('.')
    .some((label) => /[a-z]/i.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label))
  return isOfLetters && !mixesScripts && TOP_LEVEL.test(hostname)
}

/** Brackets and quotes of the query and the part after the `#`, as browsers may send them too. */
function withoutBrackets(address: string): string {
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  return place + rest.replace(/["'`<>()[\]{}|\\^]/g, encode)
}
