/**
 * A result, or the mistake in what was pasted, with what to paste instead. The mistake continues a sentence that begins
 * with the pasted text: `is no page …`.
 */
export type AddressResult<Result> = { result: Result } | { mistake: string }

export const NO_ADDRESS =
  'is not a web address. Write it like https://example.com/page, without a password.'

/** Tags whose own addresses are those of files. */
const FILES = /^(script|link|img|source|style)$/

/** Tags whose own address is that of a page which they show or post to. */
const FRAMES = /^(iframe|embed|form)$/

/** Where an address ends: another begins, a link's words end, or the text around it was encoded along with it. */
const END = String.raw`(?<![/_])https?:|[,;][\w-]+\.[a-z]|\]\(|%20(?!\w)|%0[ad]|%2[27]|%3[ce]|%e2%80%9`

/** A host name without a scheme before it. It is no part of an email address or of another word. */
const BARE_HOST =
  String.raw`(?<![\p{L}\p{N}_.@:/%-])(?=(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)` +
  String.raw`(?!\.?[\p{L}\p{N}@_-]))`

/**
 * An address with a scheme, with `//`, with its host alone, or encoded as a whole. An address in its query is a part of
 * it. However long the text is, the pattern reads each character a few times at most.
 */
const ADDRESS = new RegExp(
  String.raw`(?:https?:\/*(?!\/|https?:)|(?<![:\w/])\/\/(?=[\w-]+\.)|${BARE_HOST})` +
    String.raw`(?:(?!${END})[^\s"'\x60<>…?#])+(?:[?#](?:(?!\]\()[^\s"'\x60<>…])*)?` +
    String.raw`|https?%(?:25)?3a[^\s"'\x60<>…]+`,
  'giu',
)

/** Characters that an address may end in. Other marks at its end belong to the words around it. */
const LAST = /[\p{L}\p{N}/=_~+%#$-]/u

/**
 * Finds the address that an owner means. The pasted text may be a snippet, or have words, brackets, quotes and code
 * around the address. The first address with a known host counts, else the only one.
 */
export function addressIn(
  pasted: string,
  isKnown: (url: URL) => boolean = () => false,
): AddressResult<string> {
  const found = addressesIn(pasted)
  const known = found.find((one) => isKnown(new URL(one)))
  const address = known ?? found[0]
  if (address === undefined) return { mistake: NO_ADDRESS }
  if (!known && found.length > 1) {
    return { mistake: 'is more than one address. Paste only the one that is meant.' }
  }
  return address.endsWith(CUT)
    ? { mistake: 'is cut off: it ends in dots. Copy the whole address.' }
    : { result: address }
}

/** What follows an address that somebody shortened. */
const CUT = '…'

/** The addresses of pages in a text. If it has frames or forms, only their addresses. */
function addressesIn(pasted: string): string[] {
  // In tags, an escaped quote does not end an address.
  const text = withoutEntities(plainText(pasted), encoded)
    .replaceAll('\\/', '/')
    .replace(/\\(?:u00|x)([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const tags = tagsIn(text)
  const framed = tags.flatMap(({ name, attributes }) =>
    FRAMES.test(name) ? withScheme(written(attributes)).slice(0, 1) : [],
  )
  const rest = tags.map(({ name, attributes, content }) =>
    FILES.test(name) ? content : attributes + content,
  )
  const pages = (framed.length > 0 ? framed : withScheme(written(rest.join('<')))).map(whole)
  return [...new Set(pages)].filter((one) => isHost(urlOf(one)?.hostname ?? ''))
}

/**
 * The parts of an address, undefined where it is none. `URL.canParse` is not asked: after a few thousand
 * calls, that of Node 20 refuses every host name with an accent.
 */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function written(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    let end = found.length
    const brackets = found.includes('(') ? ')' : ''
    while (!LAST.test(found[end - 1] ?? '/') && found[end - 1] !== brackets) end--
    const address = found.slice(0, end)
    if (/^[^?#]*\.(m?js|css)(?:[?#]|$)/i.test(address)) return []
    const isCut = text[index + found.length] === CUT || found.slice(end).includes('...')
    return [isCut ? address + CUT : address]
  })
}

/** The addresses with a scheme, if there are any. Code is full of names that could be hosts. */
function withScheme(addresses: string[]): string[] {
  const sure = addresses.filter((one) => /^(https?[:%]|\/\/)/i.test(one))
  return sure.length > 0 ? sure : addresses
}

/** Whether a name can be a host's. It goes into the site's security policy, so all special characters are refused. */
function isHost(hostname: string): boolean {
  return /^[a-z\d_-]+(\.[a-z\d_-]+)+$/.test(hostname)
}

/** An address with its scheme, decoded if it was encoded as a whole. Brackets and quotes in it become encoded. */
function whole(address: string): string {
  const encodings = /^https?%253a/i.test(address) ? 2 : /^https?%3a/i.test(address) ? 1 : 0
  const plain = encodings > 0 ? decoded(address, encodings) : address
  const scheme = /^https?:/i.test(plain) ? '' : plain.startsWith('//') ? 'https:' : 'https://'
  return encoded(scheme + plain)
}

function encoded(text: string): string {
  return text.replace(/[\s"'`<>()[\]{}|\\^]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  })
}

/** A text after removing its percent-encoding some times. Malformed text stays as it is. */
function decoded(text: string, times: number): string {
  try {
    const once = decodeURIComponent(text)
    return times > 1 ? decoded(once, times - 1) : once
  } catch {
    return text
  }
}

/** Entities of HTML that stand in addresses and snippets, and what they mean. */
const ENTITIES = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['colon', ':'],
  ['equals', '='],
  ['gt', '>'],
  ['lt', '<'],
  ['nbsp', ' '],
  ['num', '#'],
  ['period', '.'],
  ['quest', '?'],
  ['quot', '"'],
  ['sol', '/'],
])

/** The start of a tag or comment. An address between angle brackets is none. */
const TAG = /<(!--|\/?[a-z][\w-]*[\s/>])/i

/**
 * Text as a keyboard would have written it, on one line, without what word processors, mail and web pages add:
 * invisible characters, curly quotes, full-width letters, odd spaces and, outside of tags, entities.
 */
export function plainText(pasted: string): string {
  // Some text was escaped twice.
  const text = TAG.test(pasted) ? pasted : withoutEntities(withoutEntities(pasted))
  return text
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‘’‚‛′‹›]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text with each entity replaced by the character that it stands for, as `write` returns it. */
function withoutEntities(text: string, write = (character: string) => character): string {
  return text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const character = name ? ENTITIES.get(name.toLowerCase()) : String.fromCodePoint(code)
    return character === undefined ? all : write(character)
  })
}

/** The name, attributes and content of each tag in HTML. Text before the first tag is an entry without a name. */
export function tagsIn(html: string): { name: string; attributes: string; content: string }[] {
  return html.split('<').map((piece, index) => {
    const name = index > 0 ? (/^[a-z]+(?=[\s/>]|$)/i.exec(piece)?.[0].toLowerCase() ?? '') : ''
    const end = name && piece.includes('>') ? piece.indexOf('>') : piece.length
    return { name, attributes: piece.slice(0, end), content: piece.slice(end) }
  })
}
