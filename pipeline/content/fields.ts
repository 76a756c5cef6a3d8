import { z } from 'zod'

import { contrast } from './contrast.ts'
import { shown } from './shown.ts'

/** The color of the page behind every film stock's name. */
const PAGE = '#12100e'

/** The least contrast at which small text can be read, from the accessibility guidelines. */
const READABLE = 4.5

/** Words. Never empty; space around them does not count. */
export const text = z.string().trim().min(1)

/** Words of which some may stand between asterisks. */
export const emphasized = text.refine((words) => words.split('*').length % 2 === 1, {
  error: 'One asterisk has no partner. Put one before and one after the words to underline.',
})

export const email = text.refine((address) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address), {
  error: ({ input }) => `${shown(input)} is not an email address. Write it like hello@example.com.`,
})

export const phone = text.refine((number) => number.replace(/\D/g, '').length >= 10, {
  error: ({ input }) =>
    `${shown(input)} is too short for a phone number. Write it with its area code, like (704) 555-0136.`,
})

/** A price as text, because it is printed as it is written. */
export const price = z
  .string({ error: notAPrice })
  .trim()
  .regex(/^\$(\d+|\d{1,3}(,\d{3})+)(\.\d{2})?$/, { error: notAPrice })

/** The address of a page elsewhere. Only https, so that no visitor gets a warning. */
export const webAddress = text.superRefine((address, context) => {
  const mistake = addressMistake(address)
  if (mistake) context.addIssue({ code: 'custom', message: mistake })
})

/** The address of this site, to which the pages add theirs. */
export const siteAddress = webAddress.refine((address) => !address.endsWith('/'), {
  error: 'The address ends with a slash. Leave the last slash out.',
})

/** Goes into a page's address, so it holds nothing that would have to be escaped there. */
export const id = text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    `${shown(input)} cannot stand in an address. Use small letters, digits and single hyphens.`,
})

export const hue = text
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) => `${shown(input)} is not a color. Write it like '#7cc7ff', in quotes.`,
    abort: true,
  })
  .refine((color) => contrast(color, PAGE) >= READABLE, {
    error: ({ input }) =>
      `${shown(input)} is too dark to read: its contrast on ${PAGE} is ` +
      `${contrast(String(input), PAGE).toFixed(1)}, and it needs ${READABLE}. Choose a lighter color.`,
  })

function notAPrice({ input }: { input?: unknown }) {
  if (input === undefined || input === null || input === '') return undefined
  return `${shown(input)} is not a price in dollars. Write it like $80.`
}

function addressMistake(address: string): string | undefined {
  if (/^http:/i.test(address)) {
    return `${shown(address)} begins with http. Write it with https: https${address.slice(4)}`
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  const complete = url?.protocol === 'https:' && url.hostname.includes('.')
  if (complete) return undefined
  return `${shown(address)} is not a web address. Write it like https://example.com/page.`
}
