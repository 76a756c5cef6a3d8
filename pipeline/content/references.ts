import { readName } from '../model/file-name.ts'
import { oncePerMessage, type Mistake, type FileLocation } from '../model/mistake.ts'
import { type ContentFile, type LocatedField, FILES, SCHEMAS, type Written } from './files.ts'
import { didYouMean, fieldPath } from './messages.ts'
import { ROUTES } from './pages.ts'
import type { PhotographReference } from './schemas/fields.ts'
import { mapFields, walkFields, type Field } from './walk-fields.ts'

/** A location in the content that names a photograph or a film stock, which another file describes. */
type Reference = {
  kind: 'photograph' | 'film-stock'
  name: string
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
    return {
      kind: kind.kind,
      name,
      file,
      get location() {
        return field.location
      },
    }
  })
}

/**
 * Finds names that are not described where they should be. Each is one mistake, with all locations that have the name.
 * Where no name at all is described, the describing file could not be read, and there is no mistake.
 */
export function checkReferences(
  references: Reference[],
  described: Record<Reference['kind'], string[]>,
): Mistake[] {
  const mistakes = references.flatMap((reference) => {
    const { kind, name } = reference
    const names = described[kind]
    if (names.length === 0 || names.includes(name) || (kind === 'film-stock' && name === 'none'))
      return []
    return {
      ...reference.location,
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

/** The names of photographs that photographs.yaml hides. */
export function hiddenIn({ photographs = [] }: Partial<Pick<Written, 'photographs'>>): string[] {
  return photographs.filter(({ hidden }) => hidden).map(({ file }) => file)
}

/**
 * The content of all files without hidden photographs. With each photograph goes the smallest part of a page around it
 * that may be left out. A card for sharing gets the first photograph of its page instead, or of Home.
 */
export function withoutHidden(written: Written): Written {
  const hidden = hiddenIn(written)
  if (hidden.length === 0) return written

  const left = Object.fromEntries(
    FILES.map((file) => [
      file,
      file === 'sharing'
        ? written.sharing
        : leftOf(file, written, (field) => hidden.includes(referenceIn(field).file)),
    ]),
  ) as Written
  const photographs = written.photographs.filter(({ file }) => !hidden.includes(file))
  const cards = ROUTES.map((page) => {
    const card = written.sharing.cards[page]
    const instead = [page, 'home' as const].flatMap((file) => photographsIn(file, left))[0]
    const isHidden = hidden.includes(card.photograph.file)
    return [page, isHidden && instead ? { ...card, photograph: { ...instead, tall: false } } : card]
  })
  return { ...left, photographs, sharing: { ...written.sharing, cards: Object.fromEntries(cards) } }
}

/** Finds locations that cannot be without their hidden photograph. */
export function checkHidden(written: Partial<Written>, references: Reference[]): Mistake[] {
  const hidden = hiddenIn(written)
  const named = references.filter(({ name }) => hidden.includes(name))
  const stuck = FILES.flatMap((file) =>
    stuckIn(
      file,
      written,
      named.filter((one) => one.file === file),
    ),
  )
  return oncePerMessage(
    stuck.map(({ name, location }) => ({
      ...location,
      message: `${name} is hidden, and the page cannot be without it here. Name another photograph.`,
    })),
  )
}

function stuckIn(file: ContentFile, written: Partial<Written>, named: Reference[]): Reference[] {
  if (named.length === 0 || file === 'sharing' || written[file] === undefined) return []
  const gone = new Set(named.map(({ location }) => location.field))
  const isStuck = () => leftOf(file, written, ({ path }) => gone.has(fieldPath(path))) === undefined
  if (!isStuck()) return []
  gone.clear()
  return named.filter(({ location: { field } }) => {
    gone.add(field)
    const isNeeded = isStuck()
    if (isNeeded) gone.delete(field)
    return isNeeded
  })
}

/** A file's content without some of its photographs. Undefined if the file cannot be without them. */
function leftOf(
  file: ContentFile,
  written: Partial<Written>,
  isGone: (field: Field) => boolean,
): unknown {
  return mapFields(SCHEMAS[file], written[file], (field) =>
    isPhotograph(field) && isGone(field) ? undefined : field.value,
  )
}

function photographsIn(file: ContentFile, written: Written): PhotographReference[] {
  return walkFields(SCHEMAS[file], written[file]).filter(isPhotograph).map(referenceIn)
}

const isPhotograph = ({ kind }: Field) => kind?.kind === 'photograph'
const referenceIn = ({ value }: Field) => value as PhotographReference
