import { oncePerMessage, type Mistake, type FileLocation } from '../model/mistake.ts'
import type { ContentFile } from './files.ts'
import { didYouMean } from './messages/nearest.ts'
import type { LocatedField } from './located-fields.ts'

/** A location in the content that names something described in another file. */
export type Reference = {
  kind: 'photograph' | 'film-stock'
  name: string
  /** Whether a portrait crop of the photograph is wanted as well. */
  tall: boolean
  /** The file that names it. */
  file: ContentFile
  location: FileLocation
}

/** Every photograph and film stock that content names, whatever else is wrong there. */
export function findReferences(fields: LocatedField[]): Reference[] {
  return fields.flatMap(({ file, value, kind, location }) => {
    const name = typeof value === 'string' ? value.trim() : ''
    if (!name || !kind || kind.kind === 'text') return []
    return { kind: kind.kind, name, tall: kind.kind === 'photograph' && kind.tall, file, location }
  })
}

/** Names that are not described where they should be, each once with all locations that want it. */
export function checkReferences(
  references: Reference[],
  { photographs, stocks }: { photographs: string[] | undefined; stocks: string[] | undefined },
): Mistake[] {
  const unknown = (kind: Reference['kind'], names: string[] | undefined) =>
    names ? references.filter((one) => one.kind === kind && !names.includes(one.name)) : []

  return oncePerMessage([
    ...unknown('photograph', photographs).map(({ name, location }) => {
      const hint = didYouMean(name, photographs ?? [])
      const advice = hint || ' Describe it there, and put the scan in uploads/.'
      return {
        ...location,
        message: `"${name}" is not described in content/photographs.yaml.${advice}`,
      }
    }),
    ...unknown('film-stock', stocks && [...stocks, 'none']).map(({ name, location }) => {
      const hint = didYouMean(name, stocks ?? []) || ` The stocks there are ${stocks?.join(', ')}.`
      const message =
        `"${name}" is not in content/film-stocks.yaml.${hint} Another film may be added there: ` +
        'copy the five lines of one, and change its name, sentence, process, hue and bars. Write ' +
        'none for a photograph that is on no film.'
      return { ...location, message }
    }),
  ])
}
