import type { ContentFile } from '#pipeline/content/files.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { fieldsIn, type Forms } from '../form/node.ts'
import { placeName } from '../traces/place.ts'

/** Where each photograph is shown, as the names of places, by its file as people read it. */
export function usesOf(forms: Forms, data: Partial<Record<ContentFile, unknown>>) {
  const uses = new Map<string, string[]>()
  for (const file of Object.keys(data) as ContentFile[]) {
    for (const { node, path, value } of fieldsIn(forms[file], data[file])) {
      if (node.type !== 'photograph' || typeof value !== 'string' || value === '') continue
      const name = readName(value)
      uses.set(name, [...(uses.get(name) ?? []), placeName(file, path)])
    }
  }
  return uses
}
