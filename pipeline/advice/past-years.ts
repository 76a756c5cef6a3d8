import { atLocations, type Advice } from './advice.ts'
import { fieldAt, shownIn } from './fields.ts'
import type { AdviceField, StudioFiles } from './read-studio.ts'

/** A year of this century that is neither part of a longer number nor the beginning of something. */
const YEAR = /(?<!(?:since|est\.|established|founded)\s)(?<![\d$,.-])\b20\d\d\b(?![.,]?\d)/gi

/** Years that are over, where a page speaks of the present. `now` is the current year. */
export function pastYears({ fields }: StudioFiles, now: number): Advice[] {
  const copyright = [
    fieldAt(fields, 'studio', 'copyrightYear'),
    fieldAt(fields, 'prints', 'rights.copyright'),
  ].filter((field) => field !== undefined)
  const captions = shownIn(fields).map(({ caption }) => caption)
  const isPresent = (field: AdviceField) =>
    field.kind?.kind === 'text' &&
    field.file !== 'photographs' &&
    field.path[0] !== 'story' &&
    ![...copyright, ...captions].includes(field)

  return [
    ...atLocations(
      'Words',
      copyright.filter((field) => isOver(field, now)),
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
