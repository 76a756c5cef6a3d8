import { indentOf, type Line, type Proposal } from './line.ts'

/** Looks like a space, but YAML does not treat it as one. */
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/** Cannot be seen at all. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** What precedes the text: spaces, a hyphen, a name with its colon. */
const FRONT =
  /^[\s\u00ad\u200b-\u200f\u2060\ufeff-]*([\w\u200b-\u200f\u2060\ufeff]+:[\s\u200b\ufeff]*)?/

/** Finds lookalike spaces and invisible characters before the text. */
export function strangeSpaces({ text, above, below }: Line): Proposal[] {
  const front = FRONT.exec(text)?.[0] ?? ''
  const character = front.match(SPACE)?.[0] ?? front.match(INVISIBLE)?.[0]
  if (!character) return []

  const name = SPACE.test(character)
    ? `a ${nameOf(character)}, which only looks like a space`
    : `an invisible character, ${nameOf(character)}`
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

function nameOf(character: string): string {
  if (character === '\u00a0') return 'no-break space'
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
