import { valueAt } from '../../edits/edit-value.ts'
import type { Edit } from '../../edits/edit.ts'
import type { DeskState } from '../../server/state.ts'
import { readPlace } from '../../traces/place.ts'

type Now = Pick<DeskState, 'data' | 'shapes'>

/** Facts of the studio, and the words around them on a page: neither is shown without the other. */
const PARTNERS = [
  ['studio/serviceArea', 'contact/serviceArea'],
  ['studio/scheduling', 'booking/calendar'],
]

/** The edits that leave a section out, with its partner. */
export function leaveOut({ data }: Now, place: string): Edit[] {
  return withPartner(place).flatMap((one): Edit[] => {
    const { file, path } = readPlace(one)
    const before = valueAt(data[file], path)
    return before === undefined ? [] : [{ kind: 'remove', file, path, before }]
  })
}

/** The edits that bring a section back, with its partner. */
export function bringBack({ data, shapes }: Now, place: string): Edit[] {
  return withPartner(place).flatMap((one): Edit[] => {
    const { file, path } = readPlace(one)
    const isThere = valueAt(data[file], path) !== undefined
    if (isThere || !(one in shapes)) return []
    const [key, around] = [path.at(-1)!, path.slice(0, -1)]
    return [{ kind: 'add', file, path: around, key, before: undefined, value: shapes[one] }]
  })
}

function withPartner(place: string): string[] {
  return PARTNERS.find((pair) => pair.includes(place)) ?? [place]
}
