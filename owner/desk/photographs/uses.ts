import type { ContentFile } from '#pipeline/content/files.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { fieldsIn, type Forms, type FormNode } from '../form/node.ts'
import { placeName } from '../traces/place.ts'

/** Where each photograph is shown, as the names of places, by its file as people read it. */
export function usesOf(forms: Forms): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [file, form] of Object.entries(forms) as [ContentFile, FormNode][]) {
    for (const { path, value, type } of fieldsIn(form)) {
      if (type !== 'photograph' || typeof value !== 'string') continue
      const name = readName(value)
      uses.set(name, [...(uses.get(name) ?? []), placeName(file, path)])
    }
  }
  return uses
}
