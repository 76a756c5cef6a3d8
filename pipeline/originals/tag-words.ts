/** In characters. */
const LONGEST = 300

/** What the reader gives in place of a field that it cannot read. */
const FAULTY = '<faulty value>'

/** A tag as the reader gives it: its value as text, parts, or one text for each language. */
type Tag = { value?: unknown; description?: unknown; attributes?: { lang?: string } }

/**
 * What a tag says, the best first: in several languages, that for everybody (`x-default`) and then
 * the others; in several parts, as a list of names, each of them.
 */
export function wordsOf(tag: unknown): string[] {
  const parts = partsOf(tag)
  const isDefault = (part: Tag) => part.attributes?.lang === 'x-default'
  const sorted = [...parts.filter(isDefault), ...parts.filter((part) => !isDefault(part))]
  return sorted.flatMap(({ description }) =>
    typeof description === 'string' && description !== FAULTY ? (plainLine(description) ?? []) : [],
  )
}

function partsOf(tag: unknown): Tag[] {
  if (Array.isArray(tag)) return tag.flatMap(partsOf)
  const { value } = (tag ?? {}) as Tag
  if (!Array.isArray(value)) return [(tag ?? {}) as Tag]
  // Exif keeps the photographer’s copyright and the editor’s apart.
  if (value.length > 1 && value.every((part) => typeof part === 'string')) {
    return value.map((description) => ({ description }))
  }
  const isWords = value.every((part) => typeof (part as Tag)?.description === 'string')
  return isWords ? value : [tag as Tag]
}

/**
 * Untrusted text as one line of limited length. Undefined where nothing is left, or where letters
 * were lost before: nobody wrote what remains.
 */
export function plainLine(words: string): string | undefined {
  const line = unscrambled(words)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (line.includes('\uFFFD')) return undefined
  return [...line].slice(0, LONGEST).join('').trim() || undefined
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The characters of bytes 128 to 255 in the encodings that UTF-8 is taken for. */
const ENCODINGS = [
  // Windows-1252. Node's decoder of that name gives Latin-1.
  `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${bytesFrom(0xa0).toString('latin1')}`,
  bytesFrom(0x80).toString('latin1'),
  new TextDecoder('macintosh').decode(bytesFrom(0x80)),
]

/** Repairs UTF-8 that programs took for another encoding, up to twice: `Â© ZoÃ«` is `© Zoë`. */
function unscrambled(words: string): string {
  return decodedAgain(decodedAgain(words))
}

function decodedAgain(words: string): string {
  if (!/[\x80-\uffff]/.test(words)) return words
  for (const encoding of ENCODINGS) {
    const bytes = Array.from(words, (letter) =>
      letter < '\x80' ? letter.charCodeAt(0) : 0x80 + encoding.indexOf(letter),
    )
    // What is not in the encoding was counted as 0x7f.
    if (bytes.includes(0x7f)) continue
    try {
      return utf8.decode(Uint8Array.from(bytes))
    } catch {
      // It is what it seems to be.
    }
  }
  return words
}

function bytesFrom(first: number): Buffer {
  return Buffer.from(Array.from({ length: 0x100 - first }, (_, index) => first + index))
}
