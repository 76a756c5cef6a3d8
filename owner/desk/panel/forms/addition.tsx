import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Group, List } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { BlankForm } from './blank-form.tsx'
import { editForNew } from './edit-for.ts'
import { bringBack } from './section-edits.ts'

type AdditionProps = { file: ContentFile; node: Group | List }

/** Adds an item to the end of a list, or a section that the file may have. */
export function Addition({ file, node }: AdditionProps) {
  const { unsaved, choose } = useDesk()
  const keptAt = `+${placeName(file, node.path)}`
  const [open, setOpen] = useState(() => unsaved.has(keptAt))
  const around = useRef<HTMLDivElement>(null)
  const added = useRef('')
  const { label, type } = node

  /** Moves the focus to the first question, or from the form back to the button. */
  function show(isOpen: boolean) {
    const isHere = isOpen || around.current?.contains(document.activeElement)
    flushSync(() => setOpen(isOpen))
    if (isHere) around.current?.querySelector<HTMLElement>('textarea, select, button')?.focus()
  }

  return (
    <div ref={around}>
      {open ? (
        <BlankForm
          name={type === 'list' ? `New in ${label}` : label}
          what={`Added to ${label}`}
          node={node}
          keptAt={keptAt}
          editsFor={(value, ...now) => {
            const edit = editForNew(...now, { file, path: node.path, value })
            if (edit.kind === 'add') added.current = placeName(file, [...edit.path, edit.key])
            // With the words around it, which it is not shown without.
            return [edit, ...bringBack(now[0], placeName(file, node.path))]
          }}
          onAdded={() => choose(added.current)}
          onClose={() => show(false)}
        />
      ) : (
        <button
          type="button"
          aria-label={type === 'list' ? `Add to ${label}` : undefined}
          onClick={() => show(true)}
        >
          {type === 'list' ? 'Add' : `Add: ${label}`}
        </button>
      )}
    </div>
  )
}
