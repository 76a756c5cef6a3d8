import { readName } from '../model/file-name.ts'
import type { Cut } from '../model/photo.ts'
import { oncePerMessage, type Mistake, type FileLocation } from '../model/mistake.ts'
import type { ContentFile, LocatedField } from './files.ts'
import { didYouMean } from './messages/nearest.ts'

/** A location in the content that names something described in another file. */
export type Reference = {
  kind: 'photograph' | 'film-stock'
  name: string
  /** What is wanted of a photograph. */
  cut?: Cut
  /** The file that names it. */
  file: ContentFile
  readonly location: FileLocation
}

/** Every photograph and film stock that content names, whatever else is wrong there. */
export function findReferences(fields: LocatedField[]): Reference[] {
  return fields.flatMap((field) => {
    const { file, value, kind } = field
    if (typeof value !== 'string') return []
    if (kind?.kind !== 'photograph' && kind?.kind !== 'film-stock') return []
    const name = readName(value)
    if (!name) return []
    const cut = kind.kind === 'photograph' ? kind.cut : undefined
    return {
      kind: kind.kind,
      name,
      cut,
      file,
      get location() {
        return field.location
      },
    }
  })
}

/**
 * Names that are not described where they should be, each once with all locations that want it.
 * Where no name at all is described, that file could not be read.
 */
export function checkReferences(
  references: Reference[],
  described: Record<Reference['kind'], string[]>,
): Mistake[] {
  const mistakes = references.flatMap(({ kind, name, location }) => {
    const names = described[kind]
    if (names.length === 0 || names.includes(name) || (kind === 'film-stock' && name === 'none'))
      return []
    return {
      ...location,
      message: kind === 'photograph' ? noPhotograph(name, names) : noStock(name, names),
    }
  })
  return oncePerMessage(mistakes)
}

function noPhotograph(name: string, names: string[]): string {
  const advice = didYouMean(name, names) || ' Describe it there, and put the scan in uploads/.'
  return `"${name}" is not described in content/photographs.yaml.${advice}`
}

function noStock(name: string, names: string[]): string {
  const hint = didYouMean(name, names) || ` The stocks there are ${names.join(', ')}.`
  return (
    `"${name}" is not in content/film-stocks.yaml.${hint} To add another film, copy one there and ` +
    'change it. Write none for a photograph that is on no film.'
  )
}
