import type { ContentFile } from '#pipeline/content/files.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { partsOf, valueAt, type FormNode, type Forms } from '../../form/node.ts'
import { usesOf } from '../../photographs/uses.ts'
import { placeName, readPlace } from '../../traces/place.ts'
import { putAt, type Data } from '../data.ts'
import { entriesIn } from './describe.ts'

/** A photograph that stays, and the places that cannot be without it. */
export type Needed = { file: string; places: string[] }

/** The files with photographs taken off every page, as far as the pages can be without them. */
export function takeOff(forms: Forms, data: Data, files: string[]) {
  const off = new Set(
    entriesIn(data).flatMap(({ file, hidden }) => (hidden ? [readName(file)] : [])),
  )
  const pages = (Object.keys(data) as ContentFile[]).filter(
    // A card for sharing has another photograph then.
    (page) => page !== 'sharing' && isLeft(forms[page], data[page], off),
  )
  const uses = usesOf(forms, data)
  const needed: Needed[] = []
  for (const file of files) {
    const name = readName(file)
    off.add(name)
    const stuck = pages.filter((page) => !isLeft(forms[page], data[page], off))
    if (stuck.length === 0) continue
    const all = uses.get(name) ?? []
    const isWhy = (place: string) => {
      const page = readPlace(place).file
      return stuck.includes(page) && isLeft(forms[page], putAt(data, place, '')[page], off)
    }
    const places = all.some(isWhy) ? all.filter(isWhy) : all
    needed.push({ file, places })
    off.delete(name)
  }
  const gone = files.filter((file) => !needed.some((one) => one.file === file))
  return { data: withHidden(data, gone, true), needed }
}

/** The files with photographs hidden, or shown again. */
export function withHidden(data: Data, files: string[], isHidden: boolean): Data {
  return entriesIn(data).reduce((now, { file }, index) => {
    if (!files.includes(file)) return now
    return putAt(now, placeName('photographs', [index, 'hidden']), isHidden || undefined)
  }, data)
}

/** Whether there is something left of a part of a page without some photographs. */
function isLeft(node: FormNode, held: unknown, off: Set<string>): boolean {
  if (held === undefined) return true
  if (node.type === 'photograph') return !off.has(readName(String(held)))
  if (node.type === 'list') {
    const items = Array.isArray(held) ? held : []
    return items.filter((item) => isLeft(node.item, item, off)).length >= node.least
  }
  if (node.type !== 'group') return true
  return partsOf(node, held).every(
    (part) => part.optional || isLeft(part, valueAt(held, [part.key]), off),
  )
}
