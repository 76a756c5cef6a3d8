import { useState } from 'react'

import type { File } from '../../../../pipeline/content/files.ts'

import type { Edit, Value } from '../../edits/edit.ts'
import type { FormNode, List } from '../../form/node.ts'
import { sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { BlankForm } from './blank-form.tsx'
import styles from './field.module.css'

/** Adds an item to the end of a list. */
export function NewItem({ file, list }: { file: File; list: List }) {
  const { change } = useDesk()
  const [open, setOpen] = useState(false)
  const { path, items, label } = list

  async function add(given: Record<string, Value>) {
    const { [NAME]: name, ...fields } = given
    const value = list.blank.type === 'group' ? fields : Object.values(fields)[0]
    const own = list.named
      ? { key: String(name), before: undefined }
      : { key: items.length, before: list.value }
    const whole: Edit = {
      kind: 'add',
      file,
      path: path.slice(0, -1),
      key: path.at(-1)!,
      before: undefined,
      value: [value],
    }
    const edit: Edit = list.present ? { kind: 'add', file, path, value, ...own } : whole
    const answer = await change(`Added to ${label}`, edit)
    return 'done' in answer ? undefined : sentenceFor(answer)
  }

  if (!open) {
    return (
      <button
        type="button"
        className={styles.small}
        aria-label={`Add to ${label}`}
        onClick={() => setOpen(true)}
      >
        Add
      </button>
    )
  }
  const node = list.named ? withName(list.blank) : list.blank
  return (
    <BlankForm name={`New in ${label}`} node={node} onAdd={add} onClose={() => setOpen(false)} />
  )
}

/** The field of a named item that holds its name. No field of content is called so. */
const NAME = '(name)'

function withName(blank: FormNode): FormNode {
  const rest = { field: '', hint: undefined, optional: false, present: false }
  const name = { ...rest, type: 'setting' as const, path: [NAME], label: 'Name' }
  return {
    ...rest,
    type: 'group',
    path: [],
    label: '',
    children: [name, { ...blank, path: ['value'], label: 'Latitude and longitude' }],
  }
}
