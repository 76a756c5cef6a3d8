import path from 'node:path'

import { atLocations, type Advice } from './advice.ts'
import {
  descriptionsOf,
  settingAt,
  shownIn,
  type AdviceField,
  type StudioFiles,
} from './studio-files.ts'

const ADVICE = 'Say what a stranger would see: who or what, where, in which light.'

/** A year of this century that is neither part of a longer number nor the beginning of something. */
const YEAR = /(?<!(?:since|est\.|established|founded)\s)(?<![\d$,.-])\b20\d\d\b(?![.,]?\d)/gi

/** Words about a photograph. */
type Words = { scan: string; field: AdviceField }

/** Words that do not describe, that stand for several photographs, or that were true `now` years ago. */
export function words({ fields }: StudioFiles, now: number): Advice[] {
  const alts = descriptionsOf(fields).flatMap(({ scan, alt }) =>
    alt ? [{ scan, field: alt }] : [],
  )
  const captions = shownIn(fields).flatMap(({ scan, caption }) =>
    caption ? [{ scan, field: caption }] : [],
  )
  const isName = ({ scan, field }: Words) =>
    [scan, path.parse(scan).name].some((name) => letters(name) === letters(field.value))
  const isCaption = ({ scan, field }: Words) =>
    captions.some((one) => one.scan === scan && letters(one.field.value) === letters(field.value))

  return [
    ...advice(alts.filter(isName), `This only repeats the file’s name. ${ADVICE}`),
    ...advice(
      alts.filter((alt) => !isName(alt) && isCaption(alt)),
      `This only repeats the words below the photograph, which are read aloud as well. ${ADVICE}`,
    ),
    ...repeated(alts).flatMap((group) =>
      advice(group, `Different photographs have this description. ${ADVICE}`),
    ),
    ...repeated(captions).flatMap((group) =>
      advice(group, 'Different photographs have the same caption. Give each its own.'),
    ),
    ...pastYears(fields, captions, now),
  ]
}

function advice(found: Words[], message: string): Advice[] {
  return atLocations(
    'Words',
    found.map(({ field }) => field),
    message,
  )
}

/** Words that more than one photograph has, in groups. */
function repeated(found: Words[]): Words[][] {
  const texts = [...new Set(found.map(({ field }) => letters(field.value)))]
  return texts
    .map((text) => found.filter(({ field }) => letters(field.value) === text))
    .filter((group) => new Set(group.map(({ scan }) => scan)).size > 1)
}

/** Words without case, spaces and signs. */
function letters(text: string): string {
  return text
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Years that are over, where a page speaks of the present. */
function pastYears(fields: AdviceField[], captions: Words[], now: number): Advice[] {
  const copyright = settingAt(fields, 'copyrightYear')
  const past = new Set([copyright, ...captions.map(({ field }) => field)])
  const isPresent = (field: AdviceField) =>
    field.kind?.kind === 'text' &&
    field.file !== 'photographs' &&
    field.path[0] !== 'story' &&
    !past.has(field)

  return [
    ...atLocations(
      'Words',
      copyright && isOver(copyright, now) ? [copyright] : [],
      `This copyright is of a year that is over. Write ${now}, or keep the year the site began.`,
    ),
    ...atLocations(
      'Words',
      fields.filter((field) => isPresent(field) && isOver(field, now)),
      'These words name a year that is over. Bring them up to date, unless they tell the past.',
    ),
  ]
}

function isOver({ value }: AdviceField, now: number): boolean {
  const years = value.match(YEAR)?.map(Number) ?? []
  return years.length > 0 && Math.max(...years) < now
}
