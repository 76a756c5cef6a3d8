import type { Look } from '#pipeline/look/look.ts'

import type { Edit } from '../../edits/edit.ts'
import { nodeAt, type Field } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import { editFor } from '../forms/edit-for.ts'

/** Some of a look. */
export type SomeLook = Partial<Omit<Look, 'colors' | 'faces'>> & {
  colors?: Partial<Look['colors']>
  faces?: Partial<Look['faces']>
}

/** The edits that give a studio this look. What it does not name stays. */
export function editsForLook({ forms }: Pick<DeskState, 'forms'>, wanted: SomeLook): Edit[] {
  return Object.entries(wanted).flatMap(([key, value]): Edit[] => {
    const node = nodeAt(forms.look, [key])
    if (typeof value === 'object' && !node?.present) {
      return [{ kind: 'add', file: 'look', path: [], key, before: undefined, value }]
    }
    const fields = typeof value === 'object' ? Object.entries(value) : [['', value] as const]
    return fields.flatMap(([name, now]) => {
      const field = nodeAt(forms.look, name ? [key, name] : [key]) as Field
      const before = field.value
      if (before === now || (before === undefined && now === field.fallback)) return []
      return editFor('look', field, { before, value: now! }) ?? []
    })
  })
}
