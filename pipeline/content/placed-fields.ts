import type { Place } from '../model/mistake.ts'
import { SCHEMAS, type ContentFile } from './files.ts'
import { fieldPath } from './messages/field-path.ts'
import { walkFields, type Field } from './walk-fields.ts'
import type { ContentDocument } from './yaml/document.ts'

/** A field of a content file, and where it is written. */
export type PlacedField = Field & { file: ContentFile; place: Place }

/** Every field that the content files have, file by file, in the order of their schemas. */
export function placedFields(documents: Map<ContentFile, ContentDocument>): PlacedField[] {
  return [...documents].flatMap(([file, document]) =>
    walkFields(SCHEMAS[file], document.data).map((field) => {
      return { ...field, file, place: placeOf(document, field.path) }
    }),
  )
}

export function placeOf({ file, lineOf }: ContentDocument, path: PropertyKey[]): Place {
  return { file, line: lineOf(path), field: fieldPath(path) }
}
