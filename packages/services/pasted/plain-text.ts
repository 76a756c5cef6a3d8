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

/** Text with each entity as the character that it stands for, or as what is written for that. */
export function withoutEntities(text: string, write = (character: string) => character): string {
  return text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const character = name ? ENTITIES.get(name.toLowerCase()) : String.fromCodePoint(code)
    return character === undefined ? all : write(character)
  })
}

/** Attributes and content of each tag in HTML, by its name. What stands before the first has none. */
export function tagsIn(html: string): { name: string; attributes: string; content: string }[] {
  return html.split('<').map((piece, index) => {
    const name = index > 0 ? (/^[a-z]+(?=[\s/>]|$)/i.exec(piece)?.[0].toLowerCase() ?? '') : ''
    const end = name && piece.includes('>') ? piece.indexOf('>') : piece.length
    return { name, attributes: piece.slice(0, end), content: piece.slice(end) }
  })
}
