import type { File } from '../content/files.ts'
import { shown } from '../content/messages/shown.ts'
import { inPlaces, type Advice } from './advice.ts'
import { descriptionsOf, fieldAt, listed } from './fields.ts'
import type { Field, Scan, Studio } from './read-studio.ts'

const TOPIC = 'Still the demo’s'

/** What tells the demo from every other studio, and where in studio.yaml it is written. */
const IDENTITY: [what: string, field: string][] = [
  ['name', 'name'],
  ['photographer', 'photographer'],
  ['email address', 'email'],
  ['phone number', 'phone'],
  ['web address', 'url'],
  ['calendar', 'scheduling.calendar'],
]

/** Fewer words than these are a label that any studio may have, like “Send message”. */
const PASSAGE_WORDS = 6

/** True of a film whoever shoots it, or compared with the scan. */
const NO_PASSAGES: File[] = ['film-stocks', 'photographs']

/** What a studio still has of the demo. */
export function borrowed({ fields, scans }: Studio, demo: Field[]): Advice[] {
  const demoPassages = new Set(demo.filter(isPassage).map(({ value }) => value))
  const isDemos = (field: Field) => isPassage(field) && demoPassages.has(field.value)
  const passages = fields.filter(isDemos)
  const count = passages.length === 1 ? '1 passage is' : `${passages.length} passages are`

  return [
    ...identity(
      fields.filter((field) => !isDemos(field)),
      demo,
    ),
    ...borrowedScans(scans),
    ...inPlaces(
      TOPIC,
      passages,
      `${count} the demo’s. Write your own, or keep what is true of you.`,
    ),
    ...outdatedDescriptions({ fields, scans }, demo),
  ]
}

function isPassage({ file, kind, value }: Field): boolean {
  const isText = kind?.kind === 'text' && !NO_PASSAGES.includes(file)
  return isText && value.split(/\s+/).length >= PASSAGE_WORDS
}

function identity(fields: Field[], demo: Field[]): Advice[] {
  return IDENTITY.flatMap(([what, path]) => {
    const theirs = fieldAt(demo, 'studio', path)?.value
    const places = fields.filter(({ value }) => theirs && value.includes(theirs))
    return inPlaces(TOPIC, places, `${shown(theirs)} is the demo’s ${what}. Write yours.`)
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

/** Words about a photograph of the demo's, in whose place another one lies. */
function outdatedDescriptions({ fields, scans }: Studio, demo: Field[]): Advice[] {
  const demoAlts = new Set(descriptionsOf(demo).map(({ alt }) => alt?.value))
  const replaced = scans.filter(({ isBorrowed }) => !isBorrowed).map(({ file }) => file)
  const outdated = descriptionsOf(fields).flatMap(({ scan, alt }) =>
    alt && demoAlts.has(alt.value) && replaced.includes(scan) ? [alt] : [],
  )
  const message = 'These words describe the demo’s photograph, but the scan is yours now.'
  return inPlaces(TOPIC, outdated, `${message} Say what it shows.`)
}
