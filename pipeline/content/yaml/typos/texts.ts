import { beginning, indentOf, inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** A text on the line of its `>` or `|`, instead of below it; or `->` instead of `>-`. */
export function blockSign({ text: line, below }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const [, sign = '', words = ''] = /^([|>][-+]?|[-–]>)(?:\s+(\S.*))?$/.exec(text) ?? []
  if (!sign || (!words && !sign.endsWith('>'))) return []
  if (!words) {
    const message = `To continue text on the lines below, write >- and not ${sign}.`
    return [{ message, meant: `${start}${name}>-` }]
  }

  const isBelow = indentOf(below) > indentOf(line)
  const message = isBelow
    ? `After ${sign}, the text begins on the next line. Move these words there: ${beginning(words)}`
    : `Text that begins with ${sign} must be in quotes, like ${beginning(inQuotes(text))}`
  return [{ message, meant: start + name + (isBelow ? sign : inQuotes(text)) }]
}

/** A text that begins with a character that has a meaning in YAML. It may go on in the lines below. */
export function signsInFront({ text: line, next }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const sign = /^(?:[*&!@%`|>[\]{},]|[-?:](?= ))/.exec(text)?.[0]
  if (!sign) return []

  const right = inQuotes(text)
  const inside = `Text that begins with ${sign} must be in quotes`
  const further = `${inside}, or with all of its lines below >-`
  const withoutSigns = text.replace(/[^\p{L}\p{N}]+/u, '').replace(/[{}]/g, '')
  return [
    { message: `${inside}, like ${beginning(right)}`, meant: start + name + right },
    ...(indentOf(next) > indentOf(line)
      ? [{ message: further, meant: start + name + withoutSigns }]
      : []),
  ]
}

/** A colon and a space inside a text: YAML takes what is before it for a name. */
export function secondColon({ text: line, names }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const [, before = '', second = ''] = /^(.*?)(\w+)\s*:(?:\s|$)/.exec(text) ?? []
  if (!name || !second || /^["'{[]/.test(text)) return []

  const meant = start + name + inQuotes(text)
  const message =
    names.has(second) && before
      ? `Two lines have become one. Begin a new one before "${second}:".`
      : `There is a second colon in this line. Put the text after the first one in quotes: ${beginning(inQuotes(text))}`
  return [{ message, meant }]
}
