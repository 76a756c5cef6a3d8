import type { FileLocation } from '../model/mistake.ts'
import { SCHEMAS, type ContentFile } from './files.ts'
import { fieldPath } from './messages/field-path.ts'
import { walkFields, type Field } from './walk-fields.ts'
import type { ContentDocument } from './yaml/document.ts'

/** A field of a content file, and where it is written. */
export type LocatedField = Field & { file: ContentFile; location: FileLocation }

/** Every field that the content files have, file by file, in the order of their schemas. */
export function locatedFields(documents: Map<ContentFile, ContentDocument>): LocatedField[] {
  return [...documents].flatMap(([file, document]) =>
    walkFields(SCHEMAS[file], document.data).map((field) => {
      return { ...field, file, location: locationOf(document, field.path) }
    }),
  )
}

export function locationOf({ file, lineOf }: ContentDocument, path: PropertyKey[]): FileLocation {
  return { file, line: lineOf(path), field: fieldPath(path) }
}
