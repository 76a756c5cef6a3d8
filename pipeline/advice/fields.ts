import type { ContentFile } from '../content/files.ts'
import { fieldPath } from '../content/messages/field-path.ts'
import type { AdviceField } from './read-studio.ts'

/** The field at a path like `scheduling.calendar`. */
export function fieldAt(
  fields: AdviceField[],
  file: ContentFile,
  path: string,
): AdviceField | undefined {
  return fields.find((field) => field.file === file && fieldPath(field.path) === path)
}

/** The first of these names that a field's siblings have. */
export function beside(
  fields: AdviceField[],
  field: AdviceField,
  ...names: string[]
): AdviceField | undefined {
  const around = fieldPath(field.path.slice(0, -1))
  return fields.find(
    ({ file, path }) =>
      file === field.file &&
      path.length === field.path.length &&
      names.includes(String(path.at(-1))) &&
      fieldPath(path.slice(0, -1)) === around,
  )
}

/** What photographs.yaml says of each scan, by its file name. */
export function descriptionsOf(
  fields: AdviceField[],
): { scan: string; entry: AdviceField; alt?: AdviceField }[] {
  return fields
    .filter(({ file, path }) => file === 'photographs' && path.at(-1) === 'file')
    .map((entry) => ({
      scan: entry.value.normalize(),
      entry,
      alt: beside(fields, entry, 'alt'),
    }))
}

/** Where pages show photographs, with what is written below each. */
export function shownIn(
  fields: AdviceField[],
): { scan: string; field: AdviceField; caption?: AdviceField }[] {
  return fields
    .filter(({ kind }) => kind?.kind === 'photograph')
    .map((field) => ({
      scan: field.value.normalize(),
      field,
      caption: beside(fields, field, 'caption', 'title'),
    }))
}

/** The first few of a list, and how many more there are. */
export function listed(names: (string | number)[], most = 6): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
