import { indentOf, type Line, type Proposal } from './line.ts'

/** Looks like a space, but is none for YAML. */
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Cannot be seen at all. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Whatever is before the text: spaces, a hyphen, a name with its colon. */
const FRONT =
  /^[\s\u00ad\u200b-\u200f\u2060\ufeff-]*([\w\u200b-\u200f\u2060\ufeff]+:[\s\u200b\ufeff]*)?/

/** Characters before the text that look like spaces, or like nothing. */
export function strangeSpaces({ text, above, below }: Line): Proposal[] {
  const front = FRONT.exec(text)?.[0] ?? ''
  const sign = front.match(SPACE)?.[0] ?? front.match(INVISIBLE)?.[0]
  if (!sign) return []

  const name = SPACE.test(sign)
    ? `a ${nameOf(sign)}, which only looks like a space`
    : `an invisible character, ${nameOf(sign)}`
  SPACE.lastIndex = 0
  const message = `There is ${name}, before the text in this line. Delete it, and type spaces where they are needed.`
  const meant = front.replace(SPACE, ' ').replace(INVISIBLE, '') + text.slice(front.length)
  return [meant, ...[above, below].map((line) => likeIndented(meant, line))].map((line) => ({
    message,
    meant: line,
  }))
}

/** A tab before the text. */
export function tabs({ text, above, below }: Line): Proposal[] {
  if (!/^ *\t/.test(text)) return []
  const message = 'This line begins with a tab. Indent it with spaces.'
  const meant = text.replace(/^ *\t\s*/, (spaces) => spaces.replaceAll('\t', '  '))
  return [meant, likeIndented(meant, above), likeIndented(meant, below)].map((line) => ({
    message,
    meant: line,
  }))
}

function likeIndented(text: string, other: string): string {
  return ' '.repeat(indentOf(other)) + text.trimStart()
}

function nameOf(sign: string): string {
  if (sign === '\u00a0') return 'no-break space'
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
