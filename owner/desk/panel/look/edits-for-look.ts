import type { Look } from '#pipeline/look/look.ts'

import type { Edit } from '../../edits/edit.ts'
import { nodeAt, type Field } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import type { Follow } from '../changes.ts'
import { editsFor } from '../forms/edit-for.ts'

/** Some of a look. */
export type SomeLook = Partial<Omit<Look, 'colors' | 'faces'>> & {
  colors?: Partial<Look['colors']>
  faces?: Partial<Look['faces']>
}

/** The edits that give a studio this look. What it does not name stays. */
export function editsForLook(
  { forms }: Pick<DeskState, 'forms'>,
  follow: Follow,
  wanted: SomeLook,
): Edit[] {
  return Object.entries(wanted).flatMap(([key, value]): Edit[] => {
    const node = nodeAt(forms.look, [key])
    if (typeof value === 'object' && !node?.present) {
      return [{ kind: 'add', file: 'look', path: [], key, before: undefined, value }]
    }
    const fields = typeof value === 'object' ? Object.entries(value) : [['', value] as const]
    return fields.flatMap(([name, now]) => {
      const path = name ? [key, name] : [key]
      const { value: before, fallback } = nodeAt(forms.look, path) as Field
      if (before === undefined && now === fallback) return []
      return editsFor({ forms }, follow, { file: 'look', path, value: now! })
    })
  })
}
