import { partsOf, type Line, type Proposal } from './line.ts'

/** Braces or brackets of which one is missing, or one too many. */
export function unevenBraces({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const inside = text
    .replace(/^[{[(]/, '')
    .replace(/[}\])]+$/, '')
    .trim()
  const hasFields = /^\w+: .*,? ?/.test(inside)
  if (!hasFields || !/^[{(]|[})]$/.test(text)) return []

  const missing = text.startsWith('{') ? 'is no } at the end of' : 'is no { in front of'
  const isEven = /^\{[^{}]*\}$/.test(text)
  if (isEven) return []
  const message = /^\{[^{}]*$|^[^{}(]*\}$/.test(text)
    ? `There ${missing} these fields. Write them like this: { ${inside} }`
    : `Fields in one line stand between one { and one }. Write them like this: { ${inside} }`
  return [{ message, meant: `${start}${name}{ ${inside} }` }]
}
