import { z } from 'zod'

import { addressIn, NO_ADDRESS, type AddressResult } from '@studio/services/pasted'
import type { Cut } from '../../model/photo.ts'
import { readName } from '../../model/file-name.ts'
import { isDay } from '../days.ts'
import { quoted } from '../messages.ts'
import { valueIn } from '../walk-fields.ts'
import { fieldKinds, optionLabels, whose } from './field-kinds.ts'
import type { FirstWord } from './first-words.ts'

/** Control characters but for tabs and line breaks, halves of surrogate pairs, lost letters. */
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

/** The same schema for a fact that is the studio's alone. `name` is what messages call it. */
export function fact<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  more: { isOfPlace?: boolean; hint?: string } = {},
): Schema {
  const own = schema.clone()
  whose.add(own, { whose: 'studio', fact: name, ...more })
  return own
}

/** The same schema for a setting that any studio may have. */
export function anyones<Schema extends z.ZodType>(schema: Schema): Schema {
  const shared = schema.clone()
  whose.add(shared, { whose: 'anyone' })
  return shared
}

/** Words that any studio may have as the demo has them: a label, a heading, what a button says. */
export const label = anyones(text)

/** The same, with what a new studio in another language begins with. */
export function firstWord(word: FirstWord, schema = text) {
  return schema.clone().register(whose, { whose: 'anyone', firstWord: word })
}

/** Words that visitors read, of limited length. */
export function atMost(characters: number) {
  return text.max(characters, {
    error: ({ input }) =>
      `${quoted(input)} has ${String(input).length} characters. At most ${characters} fit.`,
  })
}

/** Words of which some may be between asterisks, for emphasis. */
export const emphasized = text.refine((words) => words.split('*').length % 2 === 1, {
  error: 'One asterisk has no partner. Put one before and one after the words to underline.',
})

/** A text that is right where `mistakeIn` finds no mistake in it. A setting by default. */
export function textWithout(mistakeIn: (words: string) => string | undefined, schema = setting) {
  return schema.superRefine((words, context) => {
    const message = mistakeIn(words)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/** Goes into a page's address, so it holds nothing that would have to be escaped there. */
export const id = anyones(setting).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: ({ input }) =>
    `${quoted(input)} cannot be part of an address. Use lowercase letters, digits and single hyphens.`,
})

/** A day. */
export const day = anyones(setting).refine(isDay, {
  error: ({ input }) =>
    `${quoted(input)} is not a day. Write year, month and day, like 2026-06-20.`,
})

/** The address of a page elsewhere. Only https, so that no visitor gets a warning. */
export const webAddress = fact('web address', setting).transform(addressOrMistake)

/** A photograph as content names it. The site puts the photograph itself in its place. */
export type PhotographReference = {
  /** Its name in uploads/. */
  file: string
  cut: Cut
  /** What an editor adds to the photograph's description. */
  trace?: string
}

export const photograph = reference('whole')
export const tallPhotograph = reference('tall')
export const framePhotograph = reference('frame')

/** Several fields that belong together. */
export function part<Shape extends z.core.$ZodShape>(description: string, fields: Shape) {
  return z.strictObject(fields).describe(description)
}

/** Several fields that may be left out together. */
export function optionalPart<Shape extends z.core.$ZodShape>(description: string, fields: Shape) {
  return z.strictObject(fields).optional().describe(description)
}

/** One of several words, each with what owners call it. */
export function choice<const Labels extends Record<string, string>>(labels: Labels) {
  return z.enum(Object.keys(labels) as (keyof Labels & string)[]).register(optionLabels, labels)
}

/** A list of `least` to `most` items. */
export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  return z.array(item).min(least).max(most)
}

/** What search engines and the browser's tab say of a page. */
export const page = {
  title: text.describe('The page’s name in the browser’s tab and in search results.'),
  description: text.describe('One or two sentences that search results show under the name.'),
}

/** The invitation at the foot of a page. */
export const banner = z.strictObject({
  heading: text.describe('A short line that invites.'),
  text: text.optional().describe('One or two sentences below it.'),
  button: firstWord('book'),
})

/** In the place of another site’s page, until a visitor asks for it. */
export const ask = optionalPart('Before it is shown, where studio.yaml has embeds: ask.', {
  show: label.describe('The words on the button that shows it.'),
  learns: label.describe('What happens then. The name of the other site follows it.'),
  loading: label.describe('Read aloud once the button is pressed.'),
  remember: label.describe('Beside the box that spares a visitor the question next time.'),
})

const letter = z.strictObject({
  text: text.describe('In their own words.'),
  name: text.describe('Who wrote it.'),
  session: text.optional(),
  photograph: photograph.optional().describe('A photograph’s file name, beside their words.'),
})

/** What clients wrote back, on pink copies. */
export const letters = fact(
  'sample letters',
  z.strictObject({
    heading: text.describe('Above the letters.'),
    letters: list(letter, 1, 3).describe('1 to 3, only such as somebody has written.'),
  }),
).describe('Kind words of clients.')

function reference(cut: Cut) {
  return z
    .string()
    .overwrite(readName)
    .min(1)
    .transform((file): PhotographReference => ({ file, cut }))
    .register(fieldKinds, { kind: 'photograph', cut })
}

/** Name of the first character that cannot be shown, like `The character U+FFFD`. */
function characterName(words: string): string {
  const code = UNSHOWABLE.exec(words)?.[0].codePointAt(0) ?? 0
  return `The character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * The address in what an owner pasted, with `http:` or a password reported. A mistake is a whole
 * sentence.
 */
export function pastedAddress(words: string, find = addressIn): AddressResult<string> {
  const found = find(words)
  if ('mistake' in found) {
    return { mistake: `${quoted(words.replace(/\s+/g, ' '))} ${found.mistake}` }
  }
  const { result: address } = found
  const { protocol, username, password } = new URL(address)
  if (protocol === 'http:') {
    const mistake = `${quoted(address)} begins with http. Write it with https: https${address.slice(4)}`
    return { mistake }
  }
  // Everyone could read a password, and browsers refuse to post to such an address.
  return username || password ? { mistake: `${quoted(address)} ${NO_ADDRESS}` } : found
}

/** The address in what an owner pasted. Where there is none, a mistake. */
export function addressOrMistake(words: string, context: z.core.$RefinementCtx): string {
  const found = pastedAddress(words)
  if ('result' in found) return found.result
  context.addIssue({ code: 'custom', message: found.mistake })
  return z.NEVER
}

type Rule = {
  /** The field that differs from item to item. */
  at: string
  /** What two texts must not have in common. */
  by?: (words: string) => string
  /** Says that the item at `first` has the same. */
  message?: (key: string, first: number) => string
}

/** Refuses items that share a text. Looks at the others, too, where items have other mistakes. */
export function unique<Item>({
  at,
  by = (words) => words.trim().replace(/\/$/, '').toLowerCase(),
  message = (_, first) => `[${first}] has the same ${at}. Give each its own, or remove one.`,
}: Rule) {
  return z.superRefine<Item[]>(
    (items, context) => {
      const firsts = new Map<string, number>()
      for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
        const words = valueIn(item, at)
        if (typeof words !== 'string') continue

        const key = by(words)
        const first = firsts.get(key)
        if (first === undefined) firsts.set(key, index)
        else context.addIssue({ code: 'custom', path: [index, at], message: message(key, first) })
      }
    },
    { when: () => true },
  )
}
