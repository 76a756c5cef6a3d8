import { indentOf, partsOf, type Line, type Proposal } from './line.ts'

/** An entry of a list that begins with something other than a hyphen and a space. */
export function listSigns({ text: line }: Line): Proposal[] {
  const [, spaces = '', sign = '', text = ''] =
    /^(\s*)([–—•·‣▪*]\s*|-(?![-\s])|\d+[.)] )(.*)$/.exec(line) ?? []
  if (!sign || !text) return []
  const message = 'Each entry of a list begins with a hyphen and a space, like "- One".'
  return [{ message, meant: `${spaces}- ${text}` }]
}

/** An entry of a list that has lost its hyphen, or its first line. */
export function missingHyphen({ text: line, above }: Line): Proposal[] {
  if (/^\s*-/.test(line) || !line.trim()) return []
  // A name that is in the line above too was written twice.
  const { name } = partsOf(line)
  if (name && name === partsOf(above).name && !/^\s*-/.test(above)) return []

  const message =
    'This entry of the list has no hyphen, or its first line is missing. Each begins with a hyphen and a space, like "- One".'
  const meant = `${' '.repeat(Math.max(0, indentOf(line) - 2))}- ${line.trim()}`
  return [{ message, meant }]
}
