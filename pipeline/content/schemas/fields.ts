import { z } from 'zod'

import { contrast } from './contrast.ts'
import { fieldKinds } from './field-kinds.ts'
import { shown } from '../messages/shown.ts'

/** The background color of every stock's name; `--film` in the stylesheet. */
const FILM = '#12100e'

/** Letters of any language, and no character with a meaning in a link. */
const EMAIL = /^[\p{L}\d.'_+-]+@([\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u

/** Goes into the site's security policy, so it holds no character with a meaning there. */
const HOST = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/

/** The least contrast at which small text can be read, from the accessibility guidelines. */
const READABLE = 4.5

/**
 * Characters that no page can show: control characters but for tabs and line breaks, halves of
 * surrogate pairs, and the replacement character of lost letters.
 */
const UNSHOWABLE = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFD\uFFFE\uFFFF]/u

/** A piece of text of any kind. Never empty; space around it does not count. */
export const setting = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((words) => !UNSHOWABLE.test(words), {
    error: ({ input }) => `${characterName(String(input))} cannot be shown on a page. Delete it.`,
  })

/** Words that visitors read. */
export const text = setting.clone().register(fieldKinds, { kind: 'text' })

/** Words that visitors read, of limited length. */
export function atMost(characters: number) {
  return text.max(characters, {
    error: ({ input }) =>
      `${shown(input)} has ${String(input).length} characters. At most ${characters} fit.`,
  })
}

/** Words of which some may be between asterisks, for emphasis. */
export const emphasized = text.refine((words) => words.split('*').length % 2 === 1, {
  error: 'One asterisk has no partner. Put one before and one after the words to underline.',
})

/** A setting that is right where `mistakeIn` finds no mistake in it. */
export function settingWithout(mistakeIn: (words: string) => string | undefined) {
  return setting.superRefine((words, context) => {
    const message = mistakeIn(words)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

export const email = setting.refine((address) => EMAIL.test(address), {
  error: ({ input }) => `${shown(input)} is not an email address. Write it like hello@example.com.`,
})

export const phone = setting.refine(isPhone, {
  error: ({ input }) =>
    `${shown(input)} is not a phone number. Write it with its area code, like (704) 555-0136, or ` +
    'outside North America with its country, like +44 20 7946 0018.',
})

/** A price in any words, because it is printed as it is written. */
export const price = atMost(30).superRefine((words, context) => {
  const message = priceMistake(words)
  if (message) context.addIssue({ code: 'custom', message })
})

/** The address of a page elsewhere. Only https, so that no visitor gets a warning. */
export const webAddress = settingWithout(addressMistake)

/** The address of this site, to which the pages add theirs. */
export const siteAddress = settingWithout(
  (address) => addressMistake(address) ?? originMistake(address),
)

/** Goes into a page's address, so it holds nothing that would have to be escaped there. */
export const id = setting.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    `${shown(input)} cannot be part of an address. Use lowercase letters, digits and single hyphens.`,
})

export const hue = z
  .string()
  .trim()
  .min(1)
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) => `${shown(input)} is not a color. Write it like #7cc7ff.`,
    abort: true,
  })
  .refine((color) => contrast(color, FILM) >= READABLE, {
    error: ({ input }) =>
      `${shown(input)} is too dark to read: its contrast on ${FILM} is ` +
      `${contrast(String(input), FILM).toFixed(1)}, and it needs ${READABLE}. Choose a lighter color.`,
  })

/** Name of the first character that cannot be shown, like `The character U+FFFD`. */
function characterName(words: string): string {
  const code = UNSHOWABLE.exec(words)?.[0].codePointAt(0) ?? 0
  return `The character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** With a country code (E.164), or of North America. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  const known = number.startsWith('+') ? /^(1[2-9]\d{9}|[2-9]\d{6,14})$/ : /^1?[2-9]\d{9}$/
  return /^\+?[\d\s().-]+$/.test(number) && known.test(digits)
}

function priceMistake(words: string): string | undefined {
  if (/^[\d.,\s]+$/.test(words)) return `${shown(words)} has no currency. Write it like $80 or €80.`
  const isSlip = /^\$[\d.,]+$/.test(words) && !/^\$(\d+|\d{1,3}(,\d{3})+)(\.\d{2})?$/.test(words)
  return isSlip
    ? `${shown(words)} is not a price in dollars. Write it like $80 or $1,200.`
    : undefined
}

/** What is wrong with the address of a page elsewhere, and what to write instead. */
export function addressMistake(address: string): string | undefined {
  if (/^http:/i.test(address)) {
    return `${shown(address)} begins with http. Write it with https: https${address.slice(4)}`
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  // Everyone could read a password, and browsers refuse to post to such an address.
  const isWeb = url?.protocol === 'https:' && HOST.test(url.hostname) && !url.username
  return isWeb && !url.password
    ? undefined
    : `${shown(address)} is not a web address. Write it like https://example.com/page, without a password.`
}

function originMistake(address: string): string | undefined {
  const { origin } = new URL(address)
  if (address === origin) return undefined
  return `${shown(address)} is not the bare address of the site. Write only this: ${origin}`
}
