import type { ContentFile } from '#pipeline/content/files.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { valueAt } from '../edits/edit-value.ts'
import type { Edit, Path } from '../edits/edit.ts'
import { nodeAt, type FormNode, type Forms } from '../form/node.ts'
import { placeName, readPlace, type Place } from '../traces/place.ts'
import { usesOf } from './uses.ts'

/** What takes photographs off every page, or the places that cannot be without one. */
export type TakeOff = { edits: Edit[] } | { needed: string[] }

/**
 * How photographs are taken off every page and out of the descriptions. Where a list shows one, its
 * item goes; where it may be left out, it is; everywhere else another photograph is needed first.
 */
export function takeOff(
  photographs: string[],
  { data, forms }: { data: Partial<Record<ContentFile, unknown>>; forms: Forms },
): TakeOff {
  const uses = usesOf(forms)
  const places = photographs.flatMap((one) => uses.get(readName(one)) ?? []).map(readPlace)
  const parts = places.map(({ file, path }) => {
    return { file, path, part: removable(forms[file]!, path) }
  })
  const needed = parts.filter(({ part }) => !part)
  if (needed.length > 0) return { needed: needed.map(({ file, path }) => placeName(file, path)) }

  const list = data.photographs
  const described: unknown[] = Array.isArray(list) ? list.map(({ file } = {}) => file) : []
  const own = photographs.map((one) => described.indexOf(one)).filter((at) => at >= 0)
  const wanted: Place[] = [
    ...parts.map(({ file, part }) => ({ file, path: part! })),
    ...own.map((at): Place => ({ file: 'photographs', path: [at] })),
  ]

  // From the end of each list: what is removed moves what comes after it.
  const edits = withoutInner(wanted)
    .toSorted((one, other) => comparePaths(other.path, one.path))
    .map(({ file, path }): Edit => {
      return { kind: 'remove', file, path, before: valueAt(data[file], path) }
    })
  return { edits }
}

/** Without what goes with another part: a photograph of an item that is taken out whole, or twice. */
function withoutInner(wanted: Place[]): Place[] {
  const names = [...new Set(wanted.map(({ file, path }) => placeName(file, path)))]
  return names.filter((name) => !names.some((other) => name.startsWith(`${other}/`))).map(readPlace)
}

/** The smallest part of a page that may go with its photograph. */
function removable(form: FormNode, path: Path): Path | undefined {
  if (nodeAt(form, path)?.optional) return path

  const around = path.slice(0, -1)
  if (typeof around.at(-1) === 'number') return around
  const node = nodeAt(form, around)
  // A photograph with its caption; a section with more words of its own stays.
  const isFrame = node?.type === 'group' && node.children.length <= 2
  return isFrame && node.optional ? around : undefined
}

function comparePaths(one: Path, other: Path): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const [left, right] = [one[at]!, other[at]!]
    if (left === right) continue
    if (typeof left === 'number' && typeof right === 'number') return left - right
    return String(left).localeCompare(String(right))
  }
  return one.length - other.length
}
