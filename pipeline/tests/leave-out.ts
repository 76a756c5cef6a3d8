import { SCHEMAS, type ContentFile } from '../content/files.ts'
import { mayBeLeftOut, schemaAt } from '../content/walk-fields.ts'

/** Texts of the demo repeat the lowest price, and tests open a photograph by its address. */
const KEPT = ['price', 'id']

/** Deletes all that a studio may leave out of a content file, as long as it leaves out all of it. */
// oxlint-disable-next-line typescript/no-explicit-any
export function leaveOut(file: ContentFile, data: any, path: PropertyKey[] = []) {
  const part = path.reduce((at, step) => at[step], data)
  if (typeof part !== 'object' || part === null) return
  for (const key of Object.keys(part)) {
    const at = [...path, Array.isArray(part) ? Number(key) : key]
    const schema = schemaAt(SCHEMAS[file], at, data)
    if (schema && mayBeLeftOut(schema) && !KEPT.includes(key)) delete part[key]
    else leaveOut(file, data, at)
  }
}
