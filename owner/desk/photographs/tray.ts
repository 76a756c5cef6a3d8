import type { ContentFile } from '#pipeline/content/files.ts'
import { readName, storedName } from '#pipeline/model/file-name.ts'
import type { Focal } from '#pipeline/model/photo.ts'

import { isObject } from '../document/same.ts'
import { fieldsIn, type Forms } from '../form/node.ts'
import { placeName } from '../traces.ts'

/** A scan, as the tray shows it. */
export type TrayScan = {
  /** Its name in uploads/. */
  file: string
  /** Its position in photographs.yaml. A scan of which nothing is said has none. */
  index?: number
  /** Whether nobody has said yet what it shows. */
  isNew: boolean
  alt?: string
  film?: string
  focal?: Focal
  /** Whether it was taken off every page. */
  hidden?: boolean
  /** The places that show it. */
  uses: string[]
  /** Whether the scan is in its folder. */
  isThere: boolean
}

type Data = Partial<Record<ContentFile, unknown>>

type Description = Pick<TrayScan, 'film' | 'focal' | 'hidden'> & { file?: unknown; alt?: unknown }

const PHOTOGRAPH = /\.(jpe?g|jpe|jfif|png|tiff?|webp|avif)$/i

/**
 * Every scan there is: those of which nothing is said, then those that were described last.
 *
 * @param names of the files in uploads/.
 * @param data what each file holds.
 */
export function tray(names: string[], data: Data, forms: Forms): TrayScan[] {
  const uses = usesOf(forms, data)
  const list = data.photographs
  const described: (Description | null)[] = Array.isArray(list) ? list : []

  const known = described.flatMap((one, index): TrayScan[] => {
    const { file, alt, focal, ...said } = one ?? {}
    if (typeof file !== 'string') return []
    const isThere = storedName(names, file) !== undefined
    // By hand, a number or {city} is written without quotes.
    const words = isObject(alt) ? '' : String(alt ?? '')
    const own = { ...said, alt: words, ...(isObject(focal) && { focal }) }
    const isNew = !words.trim()
    return [{ ...own, file, index, isNew, uses: uses.get(readName(file)) ?? [], isThere }]
  })
  const taken = new Set(known.map(({ file }) => storedName(names, file)))
  const fresh = names
    .filter((name) => PHOTOGRAPH.test(name) && !name.startsWith('.') && !taken.has(name))
    .map((file): TrayScan => {
      return { file, isNew: true, uses: uses.get(readName(file)) ?? [], isThere: true }
    })
  return [...fresh, ...known.toReversed()]
}

/** Where each photograph is shown, as the names of places, by its file as people read it. */
function usesOf(forms: Forms, data: Data) {
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
