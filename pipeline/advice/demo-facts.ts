import { fieldPath } from '../content/messages/field-path.ts'
import { shown } from '../content/messages/shown.ts'
import { listed } from './advice.ts'
import type { AdviceField } from './studio-files.ts'

/** What it means where a studio still has a fact of the demo's. */
export type Fate =
  /** It leads visitors to the demo, or tells them what is not so. Published, it does harm. */
  | { kind: 'misleads'; says: Says }
  /** It embarrasses: words about another studio's packages, photographs or person. */
  | { kind: 'packages' | 'caption' | 'text' }
  /** It belongs to a scan, and is the demo's as long as the scan is. */
  | { kind: 'scan' }
  /** Any studio may have it: a label, or how something is drawn. */
  | { kind: 'shared' }

/** The sentence about the fields that still hold it. */
type Says = (found: AdviceField[]) => string

/** Misleading facts, by their fields. A setting that is in neither list misleads, too. */
const MISLEADING: [fields: RegExp, says: Says][] = [
  [/^studio\.name$/, theDemos('name')],
  [/^studio\.photographer$/, theDemos('photographer')],
  [/^studio\.email$/, theDemos('email address')],
  [/^studio\.phone$/, theDemos('phone number')],
  [/^studio\.url$/, theDemos('web address')],
  [
    /^studio\.city$/,
    theDemos('city', 'Write yours. If it is yours, write it another way, like "Charlotte, NC".'),
  ],
  [/^(home|booking)\.letters\./, letters],
  [/^booking\.terms\./, terms],
  [/^contact\.photographs\.note$/, rendered],
  [/^sharing\.shortName$/, theDemos('name below an icon', 'Write yours, or leave it out.')],
  [/^studio\.(serving|serviceArea\.(?!(map|radius)$))/, area],
]

/** What any studio may have, but for long texts: labels, and how something is drawn. */
const SHARED = [
  /^(film-stocks|look|not-found|failure)\./,
  /^prints\.(grain|colors)$/,
  // The advice about the sample names its calendar.
  /^studio\.(navigation\.|serviceArea\.(map|radius)$|scheduling\.calendar$|embeds$|language$)/,
  // The advice about inquiries and about years names these.
  /^studio\.(inquiries\.receiver|copyrightYear)$/,
  /^home\.(slideshow\.(label|book|portfolio)|welcome\.(portfolio|book)|recentWork\.(heading|link))$/,
  /^portfolio\.(title|heading|featuredWork\.heading|recentSessions\.heading)$/,
  /^home\.roll\.frames\.\d+\.printed$/,
  /^portfolio\.featuredWork\.photographs\.\d+\.(id|category|pick)$/,
  /^about\.(title|philosophy\.cards\.\d+\.exposure)$/,
  /^contact\.(title|heading|inquiry\.|details\.|serviceArea\.)/,
  /^booking\.(title|heading|bookNow|calendar\.|questions\.questions\.\d+\.id$|packages\.\d+\.details\.\d+\.label)/,
  /\.banner\.button$/,
]

/** Fewer words than these may be a label. */
const PASSAGE_WORDS = 6

/** What it means where a studio still has this field as the demo has it. */
export function fateOf(field: AdviceField): Fate {
  const { file, path, kind } = field
  const name = [file, ...path.map(String)].join('.')
  if (file === 'photographs') return { kind: path.at(-1) === 'alt' ? 'caption' : 'scan' }
  if (kind?.kind === 'photograph') return { kind: 'scan' }

  const misleading = MISLEADING.find(([fields]) => fields.test(name))
  if (misleading) return { kind: 'misleads', says: misleading[1] }
  const isFilm = file === 'film-stocks'
  if (SHARED.some((fields) => fields.test(name)) && (isFilm || !isPassage(field))) {
    return { kind: 'shared' }
  }
  if (name.startsWith('booking.packages.')) return { kind: 'packages' }
  if (kind?.kind !== 'text') return { kind: 'misleads', says: theDemos(fieldPath(path)) }
  return { kind: /^(caption|title)$/.test(String(path.at(-1))) ? 'caption' : 'text' }
}

/** The field, whichever item of a list it is in. */
export function placeOf({ file, path }: AdviceField): string {
  return [file, ...path.map((step) => (typeof step === 'number' ? '#' : String(step)))].join('.')
}

/** Words that nobody else has by chance. */
export function isPassage({ kind, value }: AdviceField): boolean {
  return kind?.kind === 'text' && value.split(/\s+/).length >= PASSAGE_WORDS
}

function theDemos(what: string, todo = 'Write yours.'): Says {
  return ([found]) => `${shown(found!.value)} is the demo’s ${what}. ${todo}`
}

function letters(): string {
  return 'The demo’s sample letters are still here. Write what your clients wrote to you, or take them out.'
}

function terms(): string {
  return 'The demo’s terms are still here: deposit, moving the day, weather. Write yours, or take them out.'
}

function rendered(): string {
  return 'The demo’s note is still here: that its photographs are rendered, and nobody in them exists. Take it out.'
}

function area(found: AdviceField[]): string {
  const names = found.map(({ path, value }) => (path[1] === 'towns' ? String(path[2]) : value))
  return (
    `The demo’s service area is still here: ${listed(names)}. Write your own towns and counties in ` +
    'your own words, or take them out.'
  )
}
