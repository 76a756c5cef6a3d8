import type { z } from 'zod'

import { didYouMean } from './nearest.ts'
import { shown } from './shown.ts'

/** What is wrong with a value and what to do, in words for the studio's owner. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type':
      return input === null ? 'This is empty.' : wrongKind(issue.expected, input)
    case 'invalid_value':
      return `${shown(input)} is not known here. Choose ${issue.values.join(' or ')}.`
    case 'invalid_union':
      return notAChoice(issue as Choice)
    case 'too_small':
      if (issue.origin === 'string') return 'This is empty.'
      if (!Array.isArray(input))
        return `${shown(input)} is too small. The minimum is ${issue.minimum}.`
      return `${count(input)}. At least ${issue.minimum} are needed.`
    case 'too_big':
      if (!Array.isArray(input))
        return `${shown(input)} is too large. The maximum is ${issue.maximum}.`
      return `${count(input)}. At most ${issue.maximum} fit.`
    default:
      return `${shown(input)} does not belong here.`
  }
}

function wrongKind(expected: string, input: unknown): string {
  switch (expected) {
    case 'string':
      if (isMark(input))
        return `Text that begins with { must be in quotes, like '{${Object.keys(input)[0]}}'`
      if (typeof input === 'object') return 'This must be text, not a list or nested fields.'
      return `${shown(input)} is read as a ${typeof input} here. Put what you wrote in quotes.`
    case 'number':
      if (/^-?\d+,\d+$/.test(String(input)))
        return `${shown(input)} has a comma. Use a decimal point: ${String(input).replace(',', '.')}`
      return `${shown(input)} is not a number. Write only digits, without quotes.`
    case 'int':
      return `${shown(input)} is not a whole number. Remove the decimals.`
    case 'boolean':
      return `${shown(input)} is neither true nor false. Write one of the two, without quotes.`
    case 'array':
    case 'tuple':
      return 'A list is needed here. Write each entry on a line of its own, after a hyphen.'
    default:
      return `${shown(input)} is where fields are needed. Write each on a line of its own.`
  }
}

/** YAML reads an unquoted `{city}` as a map with one key and no value. */
function isMark(input: unknown): input is Record<string, null> {
  const values = Object.values(input ?? {})
  return !Array.isArray(input) && values.length === 1 && values[0] === null
}

/** A discriminated union whose discriminator matches no option. */
type Choice = { input?: unknown; discriminator?: string; options?: unknown[] }

function notAChoice({ input, discriminator = '', options = [] }: Choice): string {
  const word = (input as Record<string, unknown> | undefined)?.[discriminator]
  if (word === null) return 'This is empty.'

  const known = options.map(String)
  return `${shown(word)} is not known here.${didYouMean(String(word), known)} Choose ${known.join(' or ')}.`
}

function count(items: unknown[]): string {
  return items.length === 1 ? 'There is 1 here' : `There are ${items.length} here`
}
