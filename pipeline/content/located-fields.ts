import type { FileLocation } from '../model/mistake.ts'
import { SCHEMAS, type ContentFile, type Written } from './files.ts'
import { mapFields, walkFields, type Field } from './walk-fields.ts'
import type { ContentDocument } from './yaml/document.ts'

/** A field of a content file, and where it is written. */
export type LocatedField = Field & { file: ContentFile; location: FileLocation }

/** Every field that the content files have, file by file, in the order of their schemas. */
export function locatedFields(documents: Map<ContentFile, ContentDocument>): LocatedField[] {
  return [...documents].flatMap(([file, { data, locate }]) =>
    walkFields(SCHEMAS[file], data).map((field) => {
      return { ...field, file, location: locate(field.path) }
    }),
  )
}

/** A copy of what the files hold, each field with what `change` makes of it. */
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
