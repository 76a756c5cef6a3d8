import { oncePerMessage, type Mistake } from '../model/mistake.ts'
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
      file === 'sharing' ? written.sharing : leftOf(file, written, hidden),
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

/** Hidden photographs without which a page cannot be: each is one mistake with all locations that need it. */
export function checkHidden(written: Partial<Written>, references: Reference[]): Mistake[] {
  const hidden = hiddenIn(written)
  if (hidden.length === 0) return []

  const isStuck = (file: ContentFile, names: string[]) =>
    file !== 'sharing' && written[file] !== undefined && !leftOf(file, written, names)

  const stuck = FILES.flatMap((file) => {
    const named = references.filter((one) => one.file === file && hidden.includes(one.name))
    if (named.length === 0 || !isStuck(file, hidden)) return []
    const alone = named.filter(({ name }) => isStuck(file, [name]))
    return alone.length > 0 ? alone : named
  })
  return oncePerMessage(
    stuck.map(({ name, location }) => ({
      ...location,
      message: `${name} is hidden, and the page cannot be without it here. Name another photograph.`,
    })),
  )
}

/** What is left of a file without some photographs, or nothing where it cannot be without them. */
function leftOf(file: ContentFile, written: Partial<Written>, hidden: string[]): unknown {
  return withoutFields(
    SCHEMAS[file],
    written[file],
    (field) => isPhotograph(field) && hidden.includes(referenceIn(field).file),
  )
}

function photographsIn(file: ContentFile, written: Written): PhotographReference[] {
  return walkFields(SCHEMAS[file], written[file]).filter(isPhotograph).map(referenceIn)
}

const isPhotograph = ({ kind }: Field) => kind?.kind === 'photograph'
const referenceIn = ({ value }: Field) => value as PhotographReference
