import { SCHEMAS, type ContentFile } from '../../pipeline/content/files.ts'
import type { FieldKind } from '../../pipeline/content/schemas/field-kinds.ts'
import { walkFields } from '../../pipeline/content/walk-fields.ts'

/** The content files of a studio, any field of which it may change. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Content = Record<ContentFile, any>

/** Rewrites every field of a kind, except the rights in prints. */
export function rewrite(
  content: Content,
  kind: FieldKind['kind'],
  change: (value: string, file: ContentFile, path: PropertyKey[]) => string,
) {
  for (const file of Object.keys(content) as ContentFile[]) {
    for (const { path, value, kind: found } of walkFields(SCHEMAS[file], content[file])) {
      if (file === 'prints' || found?.kind !== kind || typeof value !== 'string') continue
      const parent = path.slice(0, -1).reduce((at, step) => at[step], content[file])
      parent[path.at(-1)!] = change(value, file, path)
    }
  }
}

/** Keeps the first photographs, and uses them in place of all others. */
export function keepPhotographs(content: Content, count: number) {
  content.photographs = content.photographs.slice(0, count)
  let used = 0
  rewrite(content, 'photograph', () => content.photographs[used++ % count].file)
}

/** Words of a studio, in the places that the demo has for them. */
export type Words = {
  [field: string]: string | number | boolean | undefined | Words | Words[] | string[]
}

/** Writes words over those of the demo. A list gets as long as its words are. */
export function write(into: Content | Words, words: Words) {
  for (const [name, value] of Object.entries(words)) {
    const before = into[name as keyof typeof into]
    if (Array.isArray(value) && Array.isArray(before)) before.length = value.length
    if (isPart(value) && isPart(before)) write(before, value)
    else if (value === undefined) delete into[name as keyof typeof into]
    else Object.assign(into, { [name]: value })
  }
}

function isPart(value: unknown): value is Words {
  return typeof value === 'object' && value !== null
}

/** Keeps as many photographs as there are descriptions, those of the slides first, and uses them for all others. */
export function describePhotographs(content: Content, descriptions: string[]) {
  const slides: string[] = content.home.slideshow.slides.map(
    ({ image }: { image: string }) => image,
  )
  const rank = ({ file }: { file: string }) => Number(!slides.includes(file))
  content.photographs.sort(
    (one: { file: string }, other: { file: string }) => rank(one) - rank(other),
  )
  keepPhotographs(content, descriptions.length)
  for (const [at, alt] of descriptions.entries()) content.photographs[at].alt = alt
}
