import { SCHEMAS, type ContentFile, type Written } from './files.ts'
import { mapFields, type Field } from './walk-fields.ts'

/** A copy of what the files hold, each field with what `change` makes of it. */
export function mapWritten<Result = Written>(
  written: Written,
  change: (field: Field & { file: ContentFile }) => unknown,
): Result {
  const files = Object.entries(written) as [ContentFile, unknown][]
  return Object.fromEntries(
    files.map(([file, data]) => [
      file,
      mapFields(SCHEMAS[file], data, (field) => change({ ...field, file })),
    ]),
  ) as Result
}
