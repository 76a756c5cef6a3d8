import { atFields, BORROWED, type Advice } from './advice.ts'
import { fateOf, isPassage, placeOf } from './demo-facts.ts'
import type { AdviceField, Scan } from './studio-files.ts'

/** Words that only embarrass: they may be true of another studio, too. */
export function borrowedWords(fields: AdviceField[], scans: Scan[], demo: AdviceField[]): Advice[] {
  const passages = new Set(demo.filter(isPassage).map(({ value }) => value))
  const short = new Set(demo.map((fact) => placeOf(fact) + fact.value))
  const borrowedFiles = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  const kept = fields
    .map((field) => ({ field, kind: fateOf(field).kind }))
    .filter(
      ({ field, kind }) =>
        !['misleads', 'shared', 'scan'].includes(kind) &&
        (short.has(placeOf(field) + field.value) ||
          (isPassage(field) && passages.has(field.value))),
    )
    .map(({ field, kind }) => {
      if (kind !== 'caption') return { field, kind }
      const scan = photographOf(field, fields)
      const isApart = scan !== undefined && !borrowedFiles.includes(scan)
      // The description of one of the demo's scans goes with it.
      return { field, kind: isApart ? kind : field.file === 'photographs' ? 'scan' : 'text' }
    })
  const of = (wanted: string) => kept.flatMap(({ field, kind }) => (kind === wanted ? field : []))
  const [packages, captions, texts] = [of('packages'), of('caption'), of('text')]

  return [
    ...atFields(
      BORROWED,
      packages,
      `${count(packages, 'fact about your packages', 'facts about your packages')} the demo’s: names, prices, ` +
        'what they come with. Write your own, or keep what is true of you.',
    ),
    ...atFields(
      BORROWED,
      captions,
      `${count(captions, 'caption or description', 'captions and descriptions')} the demo’s, and the ` +
        'photograph is not. Write what yours shows.',
    ),
    ...atFields(
      BORROWED,
      texts,
      `${count(texts, 'text', 'texts')} the demo’s. Write your own, or keep what is true of you.`,
    ),
  ]
}

/** The scan that words stand beside. */
function photographOf({ file, path }: AdviceField, fields: AdviceField[]): string | undefined {
  const around = path.slice(0, -1).join('.')
  const beside = fields.find(
    (other) =>
      other.file === file &&
      other.path.slice(0, -1).join('.') === around &&
      (other.kind?.kind === 'photograph' ||
        (file === 'photographs' && other.path.at(-1) === 'file')),
  )
  return beside?.value
}

function count({ length }: AdviceField[], one: string, several: string): string {
  return length === 1 ? `1 ${one} is` : `${length} ${several} are`
}
