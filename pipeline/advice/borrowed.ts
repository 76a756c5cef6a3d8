import type { ContentFile } from '../content/files.ts'
import { shown } from '../content/messages/shown.ts'
import { atLocations, listed, type Advice } from './advice.ts'
import { settingAt, type AdviceField, type Scan, type StudioFiles } from './studio-files.ts'

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

/** True of a film whoever shoots it, or compared with the scan. */
const NO_PASSAGES: ContentFile[] = ['film-stocks', 'photographs']

/** What a studio still has of the demo. */
export function borrowed({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  const demoPassages = new Set(demo.filter(isPassage).map(({ value }) => value))
  const passages = fields.filter((field) => isPassage(field) && demoPassages.has(field.value))
  const others = fields.filter((field) => !passages.includes(field))
  const count = passages.length === 1 ? '1 text is' : `${passages.length} texts are`
  const message = `${count} the demo’s. Write your own, or keep what is true of you.`

  return [
    ...identity(others, demo),
    ...borrowedScans(scans),
    ...atLocations(TOPIC, passages, message),
  ]
}

function isPassage({ file, kind, value }: AdviceField): boolean {
  const isText = kind?.kind === 'text' && !NO_PASSAGES.includes(file)
  return isText && value.split(/\s+/).length >= PASSAGE_WORDS
}

function identity(fields: AdviceField[], demo: AdviceField[]): Advice[] {
  return IDENTITY.flatMap(([what, path]) => {
    const theirs = settingAt(demo, path)?.value
    const locations = fields.filter(({ value }) => theirs && value.includes(theirs))
    return atLocations(TOPIC, locations, `${shown(theirs)} is the demo’s ${what}. Write yours.`)
  })
}

function borrowedScans(scans: Scan[]): Advice[] {
  const names = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  if (names.length === 0) return []

  const message = `${names.length} of ${scans.length} photographs are the demo’s: ${listed(names)}.`
  return [{ topic: TOPIC, file: 'uploads/', message: `${message} Put yours in their place.` }]
}
