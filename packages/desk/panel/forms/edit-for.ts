import type { ContentFile } from '../../../../pipeline/content/files.ts'

import type { Edit, Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'

/**
 * The edit that gives a field a value: a new one, the first one, or none, which takes the field out.
 *
 * @param before what the field held when its author saw it.
 */
export function editFor(
  file: ContentFile,
  { path, present }: Field,
  { before, value }: { before: unknown; value: Value | undefined },
): Edit | undefined {
  if (present && value !== undefined) return { kind: 'set', file, path, before, value }
  if (present) return { kind: 'remove', file, path, before }
  const key = path.at(-1)!
  return value === undefined
    ? undefined
    : { kind: 'add', file, path: path.slice(0, -1), key, before: undefined, value }
}
