import type { Resolved } from '../content/content.ts'
import { PhotographReference } from '../content/schemas/photograph.ts'
import type { Photo } from '../model/photo.ts'

/** A copy of content with a photograph in the place of each reference to one. */
export function resolve<Value>(
  value: Value,
  photoOf: (reference: PhotographReference) => Photo,
): Resolved<Value> {
  return resolved(value) as Resolved<Value>

  function resolved(part: unknown): unknown {
    if (part instanceof PhotographReference) return photoOf(part)
    if (Array.isArray(part)) return part.map(resolved)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, resolved(inner)]))
  }
}
