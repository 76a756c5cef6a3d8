import { beginning, inQuotes, partsOf, type Line, type Proposal } from './line.ts'
import { missingColon } from './colons.ts'
import { straightQuotes } from './quotes.ts'
import { signsInFront } from './texts.ts'

/** Braces or brackets of which one is missing, or one too many. */
export function unevenBraces({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const inside = text
    .replace(/^[{[(]/, '')
    .replace(/[}\])]+$/, '')
    .trim()
  const hasFields = /^\w+: .*,? ?/.test(inside)
  if (!hasFields || !/^[{(]|[})]$/.test(text)) return []

  const missing = text.startsWith('{') ? 'is no } at the end of' : 'is no { before'
  const isEven = /^\{[^{}]*\}$/.test(text)
  if (isEven) return []
  const message = /^\{[^{}]*$|^[^{}(]*\}$/.test(text)
    ? `There ${missing} these fields. Write them like this: { ${inside} }`
    : `Fields in one line are between one { and one }. Write them like this: { ${inside} }`
  return [{ message, meant: `${start}${name}{ ${inside} }` }]
}

/** A comma for a decimal point, inside braces, where a comma ends a number. */
export function decimalComma({ text: line }: Line): Proposal[] {
  const number = /(?<=: *)-?\d+,\d+(?=\s*[,}])/.exec(line)?.[0]
  if (!number) return []
  const point = number.replace(',', '.')
  const message = `"${number}" has a comma. Use a decimal point: ${point}`
  return [{ message, meant: line.replace(number, point) }]
}

/** What is wrong with a field inside braces: its colon, its quotes or its first sign. */
export function fieldInBraces(line: Line): Proposal[] {
  const [, start = '', inside = '', end = ''] =
    /^([^{]*[:-] +\{ *)(.*?)( *\}\s*)$/.exec(line.text) ?? []
  if (!inside) return []
  const fields = inside.split(/(, *)(?=\w+:)/)
  return fields.flatMap((text, at) =>
    [straightQuotes, signsInFront, missingColon]
      .flatMap((rule) => rule({ ...line, text, next: '' }))
      .map(({ message, meant }) => ({
        message,
        meant: start + fields.with(at, meant).join('') + end,
      })),
  )
}

/** A comma in a text inside braces, where it ends the text. */
export function commaInBraces({ text: line }: Line): Proposal[] {
  const [, before = '', text = ''] =
    /^(.*?: )([^'"{},]+,[^:{}]*?)(?=,\s*\w+: |\s*\})/.exec(line) ?? []
  if (!text) return []
  const message = `Inside { }, a comma ends the text. Put it in quotes: ${beginning(inQuotes(text))}`
  return [{ message, meant: before + inQuotes(text) + line.slice(before.length + text.length) }]
}
