import { positionOf, editValue } from '../edits/edit-value.ts'
import type { Edit } from '../edits/edit.ts'
import { fillForm } from '../form/fill-form.ts'
import { nodeAt } from '../form/node.ts'
import { tray } from '../photographs/tray.ts'
import { leftOutBy } from '../sections/left-out.ts'
import type { DeskState } from '../server/state.ts'

/** The studio as it will be once edits are written. What only the desk knows stays as it was. */
export function afterEdits(state: DeskState, edits: Edit[]): DeskState {
  const data = { ...state.data }
  const forms = { ...state.forms }
  for (const edit of edits) {
    const form = forms[edit.file]
    // Of a file that cannot be read, nothing is shown.
    if (!form) continue
    const part = nodeAt(form, edit.path)
    const order = part?.type === 'group' ? part.children.map(({ path }) => String(path.at(-1))) : []
    const held = data[edit.file]
    data[edit.file] = editValue(held, edit, positionOf(edit, held, order))
    forms[edit.file] = fillForm(form, data[edit.file])
  }
  const scans = tray(state.names, data.photographs, forms)
  return { ...state, data, forms, scans, shapes: { ...state.shapes, ...leftOutBy(edits) } }
}
