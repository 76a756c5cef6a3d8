import { useState } from 'react'

import type { File } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Group } from '../../form/node.ts'
import { sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { BlankForm } from './blank-form.tsx'
import styles from './field.module.css'

/** A section that the file does not have yet, and may have. */
export function NewPart({ file, node }: { file: File; node: Group }) {
  const { change } = useDesk()
  const [open, setOpen] = useState(false)

  async function add(value: Record<string, Value>) {
    const answer = await change(`Added to ${fileLabel(file)}: ${node.label}`, {
      kind: 'add',
      file,
      path: node.path.slice(0, -1),
      key: node.path.at(-1)!,
      before: undefined,
      value,
    })
    return 'done' in answer ? undefined : sentenceFor(answer)
  }

  if (!open) {
    return (
      <button type="button" className={styles.small} onClick={() => setOpen(true)}>
        Add: {node.label}
      </button>
    )
  }
  return <BlankForm name={node.label} node={node} onAdd={add} onClose={() => setOpen(false)} />
}
