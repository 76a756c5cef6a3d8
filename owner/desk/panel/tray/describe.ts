import type { Focal } from '#pipeline/model/photo.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import { emptyOf, type Forms } from '../../form/node.ts'
import { readPlace } from '../../traces.ts'
import { append, putAt, type Data } from '../data.ts'
import { photographKey, photographLists } from '../photograph-lists.ts'

/** What photographs.yaml says of a photograph. */
type Entry = {
  file: string
  alt: string
  film?: string
  focal?: Focal
  hidden?: boolean
}

type Item = Record<string, unknown>

/** The entries of photographs.yaml. Empty where there is no list. */
export function entriesIn({ photographs }: Data): Entry[] {
  return Array.isArray(photographs) ? photographs.map((one) => one ?? {}) : []
}

/** The files with scans of which something is said from now on: their film, and the list that shows them. */
export function begin(forms: Forms, data: Data, files: string[], { film, list }: Usual): Data {
  const known = entriesIn(data).map(({ file }) => file)
  const fresh = files.filter((file) => !known.includes(file))
  const entries = fresh.map((file) => ({ file, alt: '', ...(film && { film }) }))
  if (entries.length === 0) return data
  return showAtEnd(forms, append(data, 'photographs', ...entries), fresh, list)
}

/** What the next scan of a roll has in common with the last: its film, and the list that shows it, if any. */
export type Usual = { film: string; list: string }

/** The files with photographs at the end of a list, where the words beside them are still to be written. */
export function showAtEnd(forms: Forms, data: Data, files: string[], place: string): Data {
  const found = photographLists({ forms, data }).get(place)
  if (!found) return data
  const { list } = found
  const items = files.map((file) => {
    return { ...(emptyOf(list.item) as Item), [photographKey(list)!]: file }
  })
  return append(data, place, ...items)
}

/** The files with new scans in another list, or in none. */
export function moveTo(forms: Forms, data: Data, files: string[], place: string): Data {
  const shown = about(forms, data, files).filter(({ list }) => list !== 'photographs')
  return showAtEnd(forms, without(data, shown), files, place)
}

/** The files without anything that is said of scans. */
export function forget(forms: Forms, data: Data, files: string[]): Data {
  return without(data, about(forms, data, files))
}

/** The files with whatever was changed of the first of some scans changed of the others, too. */
export function spread(
  forms: Forms,
  before: Data,
  after: Data,
  [first, ...others]: string[],
): Data {
  const [was, is] = [before, after].map((data) => about(forms, data, [first!]))
  return about(forms, after, others).reduce((data, { at, list, key }) => {
    const [then, now] = [was!, is!].map((all) => all.find((one) => one.list === list)?.item ?? {})
    return Object.keys({ ...then, ...now })
      .filter((name) => name !== key && now![name] !== then![name])
      .reduce((next, name) => putAt(next, `${at}/${name}`, now![name]), data)
  }, after)
}

/** What is said of scans: their descriptions, and the items of lists that show them. */
function about(forms: Forms, data: Data, files: string[]) {
  const lists = [...photographLists({ forms, data })]
  const keys = lists.map(([place, { list }]) => [place, photographKey(list)!] as const)
  return [['photographs', 'file'] as const, ...keys].flatMap(([list, key]) => {
    const { file, path } = readPlace(list)
    const items = valueAt(data[file], path)
    return (Array.isArray(items) ? (items as Item[]) : []).flatMap((item, index) =>
      files.includes(String(valueAt(item, [key])))
        ? [{ at: `${list}/${index}`, list, key, item }]
        : [],
    )
  })
}

function without(data: Data, parts: { at: string }[]): Data {
  return parts.reduceRight((now, { at }) => putAt(now, at, undefined), data)
}
