import { beginning, inQuotes, partsOf, type Line, type Proposal } from './line.ts'

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

/** A comma for a decimal point, inside braces, where a comma ends a number. */
export function decimalComma({ text: line }: Line): Proposal[] {
  const number = /(?<=: *)-?\d+,\d+(?=\s*[,}])/.exec(line)?.[0]
  if (!number) return []
  const point = number.replace(',', '.')
  const message = `"${number}" has a comma. Write a point: ${point}`
  return [{ message, meant: line.replace(number, point) }]
}

/** A text that begins with a mark, up to the next name or the last brace. */
const MARK_IN_BRACES =
  /(?<=[{,]\s*\w+: )\{\s*\w+\s*\}(?:[^{}]|\{\s*\w+\s*\})*?(?=,\s*\w+:\s|\s*\}\s*$)/

/** A text inside braces that begins with a mark. */
export function markInBraces({ text: line }: Line): Proposal[] {
  const text = MARK_IN_BRACES.exec(line)?.[0]
  if (!text) return []
  const right = inQuotes(text)
  const message = `A text that begins with { must stand in quotes, like ${beginning(right)}`
  return [{ message, meant: line.replace(text, () => right) }]
}

/** A name inside braces without a space behind its colon. */
export function colonInBraces({ text: line }: Line): Proposal[] {
  const name = /(?<=[{,]\s*)\w+:(?=[^\s:/])/.exec(line)?.[0]
  if (!name) return []
  const message = `There is no space behind the colon of "${name}".`
  return [{ message, meant: line.replace(name, `${name} `) }]
}

/** A comma in a text inside braces, where it ends the text. */
export function commaInBraces({ text: line }: Line): Proposal[] {
  const [, before = '', text = ''] =
    /^(.*?: )([^'"{},]+,[^:{}]*?)(?=,\s*\w+: |\s*\})/.exec(line) ?? []
  if (!text) return []
  const message = `Inside { }, a comma ends the text. Put it in quotes: ${beginning(inQuotes(text))}`
  return [{ message, meant: before + inQuotes(text) + line.slice(before.length + text.length) }]
}
