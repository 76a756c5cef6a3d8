import { beginning, indentOf, partsOf, type Line, type Proposal } from './line.ts'

/** A name without a colon and a space after it. */
export function missingColon({ text: line, below, names }: Line): Proposal[] {
  const parts = /^(\s*(?:- )?)(\w+)(\s*[:=;：]\s*|\s+|$)(.*)$/.exec(line)
  if (!parts) return []
  const [, start = '', name = '', sign = '', text = ''] = parts
  if (sign.startsWith(':') && (!text || /\s/.test(sign))) return []

  const isSection = !text && indentOf(below) >= indentOf(line)
  const isKnown = names.has(name) || (sign.trim() === ':' && !text.startsWith('//')) || isSection
  if (!isKnown) return []

  const meant = `${start}${name}:${text && ` ${text}`}`
  const missing = sign.startsWith(':')
    ? 'There is no space after the colon'
    : `There is no colon after "${name}"`
  return [{ message: `${missing}. Write it like this: ${beginning(meant.trim())}`, meant }]
}

/** Text after a section's name, though the section's fields or list are on the lines below. */
export function textAfterSectionName({ text: line, next }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  if (!name || !text || indentOf(next) <= indentOf(line)) return []
  const message = `Below this line are fields or a list, so no text can follow "${name.trim()}". Remove it.`
  return [{ message, meant: start + name.trim() }]
}

/** Indented fields without the name of their section. It is tried on the empty line or comment above. */
export function missingSection({ text: line, below, absent }: Line): Proposal[] {
  const indent = indentOf(below) - 2
  if (!/^\s*(#.*)?$/.test(line) || indent < 0) return []
  // The name of a deeper section may be elsewhere in the file as well.
  const names = indent === 0 ? [...absent, 'nameless'] : ['nameless']
  return names.map((name) => ({
    message: `Above the next line, the name of its section is missing, like "${name === 'nameless' ? 'banner' : name}:". Indented lines belong to one.`,
    meant: `${' '.repeat(indent)}${name}:`,
  }))
}
