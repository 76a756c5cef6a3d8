import type { ContentFile } from '#pipeline/content/files.ts'
import { readName } from '#pipeline/model/file-name.ts'

import { valueAt } from '../edits/edit-value.ts'
import type { Edit, Path } from '../edits/edit.ts'
import { nodeAt, type FormNode, type Forms } from '../form/node.ts'
import { placeName, readPlace } from '../traces/place.ts'
import { usesOf } from './uses.ts'

/** What takes a photograph off every page, or the places that cannot be without one. */
export type TakeOff = { edits: Edit[] } | { needed: string[] }

/**
 * How a photograph is taken off every page and out of the descriptions. Where a list shows it, its
 * item goes; where it may be left out, it is; everywhere else another photograph is needed first.
 */
export function takeOff(
  photograph: string,
  { data, forms }: { data: Partial<Record<ContentFile, unknown>>; forms: Forms },
): TakeOff {
  const places = (usesOf(forms).get(readName(photograph)) ?? []).map(readPlace)
  const parts = places.map(({ file, path }) => {
    return { file, path, part: removable(forms[file]!, path) }
  })
  const needed = parts.filter(({ part }) => !part)
  if (needed.length > 0) return { needed: needed.map(({ file, path }) => placeName(file, path)) }

  const list = data.photographs
  const own = Array.isArray(list) ? list.findIndex(({ file } = {}) => file === photograph) : -1
  const wanted = parts.map(({ file, part }) => ({ file, path: part! }))
  if (own >= 0) wanted.push({ file: 'photographs', path: [own] })

  // From the end of each list: what is removed moves what comes after it.
  const edits = wanted
    .toSorted((one, other) => comparePaths(other.path, one.path))
    .map(({ file, path }): Edit => {
      return { kind: 'remove', file, path, before: valueAt(data[file], path) }
    })
  return { edits }
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
