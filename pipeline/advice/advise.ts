import { join } from 'node:path'

import { urlOf } from '@studio/services/pasted'
import { SAMPLE } from '@studio/services/scheduling/resolve-calendar'

import { siteAddressIn } from '../content/schemas/studio.ts'
import { atFields, type Advice, BORROWED } from './advice.ts'
import { borrowed, placeOf } from './borrowed.ts'
import { photographs } from './photographs.ts'
import {
  readFields,
  readStudio,
  settingAt,
  type AdviceField,
  type StudioFiles,
} from './studio-files.ts'
import { words } from './words.ts'
import { isOver } from '../content/days.ts'
import { isLanguage, languageName, languageTag } from '../model/language.ts'

type Options = { root: string; studio: string; today: Date }

/**
 * What the owner of a studio may want to change, by topic. What misleads visitors stops the check; nothing stops the build. `studio` is the folder
 * with its `content/` and `uploads/`, a full path like `root`.
 */
export async function advise({ root, studio, today }: Options): Promise<Advice[]> {
  const demo = join(root, 'demo')
  const site = await readStudio(root, studio, demo)
  // The sample has advice of its own.
  const isFact = ({ value }: AdviceField) => value !== SAMPLE
  const facts = studio === demo ? [] : (await readFields(root, demo)).filter(isFact)
  return [
    ...(studio === demo ? [] : borrowed(site, facts)),
    ...foreign(site.fields, facts),
    ...sample(site, studio !== demo),
    ...inquiries(site),
    ...photographs(site),
    ...pastDays(site, today),
    ...words(site),
  ]
}

/** A calendar in which nobody can book. The demo's is meant to be one. */
function sample({ fields }: StudioFiles, misleads: boolean): Advice[] {
  const calendar = settingAt(fields, 'scheduling.calendar')
  const isSample = calendar?.value.trim().toLowerCase() === SAMPLE
  return atFields(
    'Calendar',
    isSample ? [calendar!] : [],
    'The calendar is still the sample: visitors see it, and what they book there reaches nobody. Paste the link of ' +
      'your calendar, or leave the section out.',
  ).map((one) => ({ ...one, misleads }))
}

/** Top-level domains on which nobody has a site (RFC 2606). */
const RESERVED = /\.(example|test|invalid|localhost)$/

/** A form that sends nothing, on a site that visitors can open: `none`, or nothing at all. */
export function inquiries({ fields }: StudioFiles): Advice[] {
  const url = settingAt(fields, 'url')
  const receiver = settingAt(fields, 'inquiries.receiver') ?? url
  const address = urlOf(siteAddressIn(url?.value ?? ''))
  const isLive = address !== undefined && !RESERVED.test(address.hostname)
  const isLost = receiver?.value === 'none' || receiver === url
  return atFields(
    'Inquiries',
    isLive && isLost ? [receiver!] : [],
    'Visitors are thanked for their message, and it goes nowhere. Choose who receives them: docs/connect.md has eight services.',
  ).map((one) => ({ ...one, misleads: true }))
}

/** News whose day is over, which no page shows any more. */
export function pastDays({ fields }: StudioFiles, today: Date): Advice[] {
  const over = fields.filter(
    ({ file, path, value }) =>
      file === 'booking' &&
      /^(date|until)$/.test(String(path.at(-1))) &&
      isOver(value, today.getTime()),
  )
  return atFields(
    'Words',
    over,
    'This day is over, so nothing of it is shown. Take it out, or write another day.',
  )
}

/** Labels that are still the demo's in a site that is not in English. */
export function foreign(fields: AdviceField[], demo: AdviceField[]): Advice[] {
  const tag = languageTag(settingAt(fields, 'language')?.value ?? 'en-US')
  // What is no language, the build says.
  if (!isLanguage(tag) || /^en\b/.test(tag)) return []
  const known = new Set(demo.map((fact) => placeOf(fact) + fact.value))
  const labels = fields.filter((field) => isLabel(field, known))
  return atFields(
    BORROWED,
    labels,
    `${labels.length === 1 ? '1 label is' : `${labels.length} labels are`} still in English, as the demo has ` +
      `them. Write them in ${languageName(tag)}.`,
  )
}

/** Words that any studio may have as the demo has them, if it is in English. */
function isLabel(field: AdviceField, known: Set<string>): boolean {
  return (
    field.kind?.kind === 'text' &&
    field.whose?.whose === 'anyone' &&
    /\p{L}{2}/u.test(field.value) &&
    known.has(placeOf(field) + field.value)
  )
}
