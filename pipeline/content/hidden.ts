import { oncePerMessage, type Mistake } from '../model/mistake.ts'
import { fieldPath } from './messages/field-path.ts'
import { FILES, SCHEMAS, type ContentFile, type Written } from './files.ts'
import { ROUTES } from './pages.ts'
import type { Reference } from './references.ts'
import type { PhotographReference } from './schemas/fields.ts'
import { walkFields, withoutFields, type Field } from './walk-fields.ts'

/** The names of photographs that photographs.yaml hides. */
export function hiddenIn({ photographs = [] }: Partial<Pick<Written, 'photographs'>>): string[] {
  return photographs.filter(({ hidden }) => hidden).map(({ file }) => file)
}

/**
 * What the files hold without hidden photographs: each goes with the smallest part of a page that may be left
 * out. A card for sharing has the first photograph of its page instead, or of Home.
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

/** The locations that need a hidden photograph: a page can be without all others, in their order. */
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

/** What is left of a file without some of its photographs, or nothing where it cannot be without them. */
function leftOf(
  file: ContentFile,
  written: Partial<Written>,
  isGone: (field: Field) => boolean,
): unknown {
  return withoutFields(
    SCHEMAS[file],
    written[file],
    (field) => isPhotograph(field) && isGone(field),
  )
}

function photographsIn(file: ContentFile, written: Written): PhotographReference[] {
  return walkFields(SCHEMAS[file], written[file]).filter(isPhotograph).map(referenceIn)
}

const isPhotograph = ({ kind }: Field) => kind?.kind === 'photograph'
const referenceIn = ({ value }: Field) => value as PhotographReference
