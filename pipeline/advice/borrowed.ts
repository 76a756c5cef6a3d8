import type { ContentFile } from '../content/files.ts'
import { shown } from '../content/messages/shown.ts'
import { atLocations, type Advice } from './advice.ts'
import { descriptionsOf, fieldAt, listed, shownIn } from './fields.ts'
import type { AdviceField, Scan, StudioFiles } from './read-studio.ts'

const TOPIC = 'Still the demo’s'

/** What distinguishes the demo from every other studio, and where in studio.yaml it is written. */
const IDENTITY: [what: string, field: string][] = [
  ['name', 'name'],
  ['photographer', 'photographer'],
  ['email address', 'email'],
  ['phone number', 'phone'],
  ['city', 'city'],
  ['web address', 'url'],
  ['calendar', 'scheduling.calendar'],
]

/** Fewer words than these are a label that any studio may have, like “Send message”. */
const PASSAGE_WORDS = 6

/** Words that are a studio's own, however few: about itself, and about each package. */
const OWN_WORDS = /^(studio\.(serving|tagline)|sharing\.shortName|booking\.packages\.(name|price))$/

/** What the map shows. */
const AREA = /^studio\.serviceArea\.(towns|counties|radius)\b/

/** True of a film whoever shoots it, or compared with the scan. */
const NO_PASSAGES: ContentFile[] = ['film-stocks', 'photographs']

/** What a studio still has of the demo. */
export function borrowed({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  const captions = new Set([fields, demo].flatMap(shownIn).map(({ caption }) => caption))
  const isWords = (field: AdviceField) => isPassage(field) || captions.has(field)
  const demoWords = new Set(
    demo.flatMap((field) => (isWords(field) ? [field.value, keyOf(field)] : keyOf(field))),
  )
  const isDemos = (field: AdviceField) => isWords(field) && demoWords.has(field.value)
  const isDemosAt = (field: AdviceField, pattern: RegExp) =>
    pattern.test(nameOf(field)) && demoWords.has(keyOf(field))

  const passages = fields.filter((field) => isDemos(field) || isDemosAt(field, OWN_WORDS))
  const count = passages.length === 1 ? '1 text is' : `${passages.length} texts are`

  return [
    ...identity(
      fields.filter((field) => !passages.includes(field)),
      demo,
    ),
    ...borrowedScans(scans),
    ...atLocations(
      TOPIC,
      passages,
      `${count} the demo’s. Write your own, or keep what is true of you.`,
    ),
    ...atLocations(
      TOPIC,
      fields.filter((field) => isDemosAt(field, AREA)),
      'The map shows towns or counties of the demo’s. Write where you take photographs.',
    ),
    ...outdatedDescriptions({ fields, scans }, demo),
  ]
}

function isPassage({ file, kind, value }: AdviceField): boolean {
  const isText = kind?.kind === 'text' && !NO_PASSAGES.includes(file)
  return isText && value.split(/\s+/).length >= PASSAGE_WORDS
}

/** Where a field is, in whichever entry of a list: `booking.packages.name`. */
function nameOf({ file, path }: AdviceField): string {
  return [file, ...path.filter((step) => typeof step === 'string')].join('.')
}

/** Where a field is and what it says. */
function keyOf(field: AdviceField): string {
  return `${nameOf(field)}: ${field.value}`
}

function identity(fields: AdviceField[], demo: AdviceField[]): Advice[] {
  return IDENTITY.flatMap(([what, path]) => {
    const theirs = fieldAt(demo, 'studio', path)?.value
    const locations = fields.filter(({ value }) => theirs && value.includes(theirs))
    return atLocations(TOPIC, locations, `${shown(theirs)} is the demo’s ${what}. Write yours.`)
  })
}

function borrowedScans(scans: Scan[]): Advice[] {
  const names = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  if (names.length === 0) return []

  const count =
    names.length === scans.length ? `All ${names.length}` : `${names.length} of ${scans.length}`
  const message = `${count} photographs are the demo’s: ${listed(names)}. Put yours in their place.`
  return [{ topic: TOPIC, file: 'uploads/', message }]
}

/** Words about a photograph of the demo's that has been replaced by another. */
function outdatedDescriptions({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  const demoAlts = new Set(descriptionsOf(demo).map(({ alt }) => alt?.value))
  const replaced = scans.filter(({ isBorrowed }) => !isBorrowed).map(({ file }) => file)
  const outdated = descriptionsOf(fields).flatMap(({ scan, alt }) =>
    alt && demoAlts.has(alt.value) && replaced.includes(scan) ? [alt] : [],
  )
  const message = 'These words describe the demo’s photograph, but the scan is yours now.'
  return atLocations(TOPIC, outdated, `${message} Say what it shows.`)
}
