import { useState } from 'react'

import type { ContentFile } from '../../../../pipeline/content/files.ts'

import type { Group, List } from '../../form/node.ts'
import { BlankForm } from './blank-form.tsx'
import { editForNew } from './edit-for.ts'

type AdditionProps = { file: ContentFile; node: Group | List }

/** Adds an item to the end of a list, or a section that the file may have. */
export function Addition({ file, node }: AdditionProps) {
  const [open, setOpen] = useState(false)
  const { label, type } = node
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

  return (
    <BlankForm
      name={type === 'list' ? `New in ${label}` : label}
      what={`Added to ${label}`}
      node={node}
      editsFor={(value) => [editForNew(file, node, value)]}
      onClose={() => setOpen(false)}
    />
  )
}
