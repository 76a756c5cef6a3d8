import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { walkFields } from '#pipeline/content/walk-fields.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { placeName } from '../traces/place.ts'

/** Where each photograph is shown, as the names of places, by its file as people read it. */
export function usesOf(data: Map<ContentFile, unknown>): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [file, held] of data) {
    for (const { path, value, kind } of walkFields(SCHEMAS[file], held)) {
      if (kind?.kind !== 'photograph' || typeof value !== 'string') continue
      const name = readName(value)
      uses.set(name, [...(uses.get(name) ?? []), placeName(file, path)])
    }
  }
  return uses
}
