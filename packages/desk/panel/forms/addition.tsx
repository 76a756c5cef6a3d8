import { useState } from 'react'

import type { ContentFile } from '../../../../pipeline/content/files.ts'

import type { Edit } from '../../edits/edit.ts'
import type { FormNode, Group, List } from '../../form/node.ts'
import { BlankForm, type Given } from './blank-form.tsx'

type AdditionProps = { file: ContentFile; node: Group | List }

/** Adds an item to the end of a list, or a section that the file may have. */
export function Addition({ file, node }: AdditionProps) {
  const [open, setOpen] = useState(false)
  const { label, path, type } = node
  if (!open) {
    return (
      <button
        type="button"
        aria-label={type === 'list' ? `Add to ${label}` : undefined}
        onClick={() => setOpen(true)}
      >
        {type === 'list' ? 'Add' : `Add: ${label}`}
      </button>
    )
  }

  function editFor(given: Given): Edit {
    if (type === 'list' && node.present) return { ...additionTo(node, given), file }
    const value = type === 'list' ? [itemOf(node, given)] : given
    const key = path.at(-1)!
    return { kind: 'add', file, path: path.slice(0, -1), key, before: undefined, value }
  }

  return (
    <BlankForm
      name={type === 'list' ? `New in ${label}` : label}
      what={`Added to ${label}`}
      node={type === 'list' ? blankOf(node) : node}
      editFor={editFor}
      onClose={() => setOpen(false)}
    />
  )
}

/** Adds to the end of a list, or under a name. */
export function additionTo(list: List, given: Given): Omit<Edit & { kind: 'add' }, 'file'> {
  const at = list.named
    ? { key: String(given[NAME]), before: undefined }
    : { key: list.items.length, before: list.value }
  return { kind: 'add', path: list.path, ...at, value: itemOf(list, given) }
}

function itemOf({ named, blank }: List, given: Given): unknown {
  if (blank.type === 'group') return given
  return named ? given.value : Object.values(given)[0]
}

/** The field of a named item that holds its name. No field of content is called so. */
const NAME = '(name)'

function blankOf({ named, blank }: List): FormNode {
  if (!named) return blank
  const rest = { field: '', optional: false, present: false }
  const name = { ...rest, type: 'setting' as const, path: [NAME], label: 'Name' }
  const value = { ...blank, path: ['value'], label: 'Latitude and longitude' }
  return { ...rest, type: 'group', path: [], label: '', children: [name, value] }
}
