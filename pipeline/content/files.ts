import { stringify } from 'yaml'
import type { z } from 'zod'

import type { FileLocation } from '../model/mistake.ts'
import type { Route } from './pages.ts'
import { about } from './schemas/about.ts'
import { booking } from './schemas/booking.ts'
import { contact } from './schemas/contact.ts'
import { controls, failure, notFound } from './schemas/controls.ts'
import { filmStocks, photographs, prints } from './schemas/photographs.ts'
import { home } from './schemas/home.ts'
import { look } from './schemas/look.ts'
import { portfolio } from './schemas/portfolio.ts'
import { sharing } from './schemas/sharing.ts'
import { studio } from './schemas/studio.ts'
import { mapFields, type Field } from './walk-fields.ts'
import { readDocument, type ContentDocument } from './yaml.ts'

const PAGES = { home, portfolio, about, contact, booking } satisfies Record<Route, z.ZodType>

/** The schema of each file in content/, by the file's name without the ending. */
export const SCHEMAS = {
  'film-stocks': filmStocks,
  photographs,
  prints,
  studio,
  ...PAGES,
  'not-found': notFound,
  failure,
  sharing,
  look,
  controls,
} satisfies Record<string, z.ZodType>

/** A file in content/, by its name without the ending. */
export type ContentFile = keyof typeof SCHEMAS

export const FILES = Object.keys(SCHEMAS) as ContentFile[]

/** The text that counts where a file is missing, for files that may be. */
export const UNLESS_WRITTEN: { [Name in ContentFile]?: string } = {
  look: stringify(look.parse({})),
  controls: '{}\n',
}

/** The content of all files, once they have no mistakes. Photographs are references. */
export type Written = { [Name in ContentFile]: z.output<(typeof SCHEMAS)[Name]> }

/** Reads the text of each content file. `label` is what messages call their folder. */
export function readDocuments(texts: Map<ContentFile, string>, label: string) {
  const documents = Array.from(texts, ([file, text]): [ContentFile, ContentDocument] => {
    return [file, readOnce(`${label}/${file}.yaml`, text, SCHEMAS[file])]
  })
  return new Map(documents)
}

/** The last document of each file, by its name in messages. A change is of one or two files, and the rest is reused. */
const latest = new Map<string, { text: string; document: ContentDocument }>()

/** Reads the text of a file, unless it is the text that was read last. */
export function readOnce(name: string, text: string, schema: z.ZodType): ContentDocument {
  const known = latest.get(name)
  if (known?.text === text) return known.document

  const document = readDocument(name, text, schema)
  latest.set(name, { text, document })
  return document
}

/** A field of a content file, and where it is written. */
export type LocatedField = Field & { file: ContentFile; readonly location: FileLocation }

/** Every field that the content files have, file by file, in the order of their schemas. */
export function locatedFields(documents: Map<ContentFile, ContentDocument>): LocatedField[] {
  return [...documents].flatMap(([file, document]) => locatedFieldsIn(file, document))
}

const located = new WeakMap<ContentDocument, LocatedField[]>()

/** Every field of one file. The same document always gives the same list. */
export function locatedFieldsIn(file: ContentFile, document: ContentDocument): LocatedField[] {
  const known = located.get(document)
  if (known) return known
  const fields = document.fields.map((field) => ({
    ...field,
    file,
    // Found on request, because nobody asks where most fields are.
    get location() {
      return document.locate(field.path)
    },
  }))
  located.set(document, fields)
  return fields
}

/** A copy of the content of all files, with each field as `change` returns it. */
export function mapWritten<Result = Written>(
  written: Written,
  change: (field: Field & { file: ContentFile }) => unknown,
): Result {
  const files = Object.entries(written) as [ContentFile, unknown][]
  const changed = files.map(([file, data]) => [
    file,
    mapFields(SCHEMAS[file], data, (field) => change({ ...field, file })),
  ])
  return Object.fromEntries(changed) as Result
}
