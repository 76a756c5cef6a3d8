import { useState, type SyntheticEvent } from 'react'

import type { Edit, Value } from '../../edits/edit.ts'
import type { Field, FormNode } from '../../form/node.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { Choice, optionsOf } from './choice-field.tsx'
import { FieldFrame, MistakeText } from './field-frame.tsx'
import { PhotoChoice } from './photo-field.tsx'
import styles from './forms.module.css'

/** What is given for the fields of a new item, by their names. */
export type Given = Record<string, Value>

type BlankFormProps = {
  /** What the form is called. */
  name: string
  /** What is done, in words for the owner. */
  what: string
  node: FormNode
  editFor: (given: Given) => Edit
  onClose: () => void
}

/** What is asked for a new item: the fields that it cannot be without. */
export function BlankForm({ name, what, node, editFor, onClose }: BlankFormProps) {
  const { change } = useDesk()
  const [given, setGiven] = useState<Given>({})
  const [mistake, setMistake] = useState<string>()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const failure = failureOf(await change(what, editFor(given)))
    setMistake(failure)
    if (!failure) onClose()
  }

  return (
    <form className={styles.slip} aria-label={name} onSubmit={submit}>
      {neededIn(node).map((field) => {
        const key = String(field.path.at(-1))
        const set = (value: Value) => setGiven((now) => ({ ...now, [key]: value }))
        return <BlankField key={key} field={field} value={given[key]} onChange={set} />
      })}
      <MistakeText text={mistake} />
      <div className={styles.row}>
        <button type="submit">Add</button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  )
}

type BlankFieldProps = {
  field: Field
  value: Value | undefined
  onChange: (value: Value) => void
}

function BlankField({ field, value, onChange }: BlankFieldProps) {
  const { state } = useDesk()
  const { label, hint, type } = field
  if (type === 'photograph') {
    return <PhotoChoice field={field} value={value} onChoose={(scan) => onChange(scan ?? '')} />
  }
  const words = String(value ?? '')
  const options = optionsOf(field, state)
  if (options) return <Choice {...{ label, hint, options }} value={words} onChoose={onChange} />

  const read = (typed: string) => onChange(type === 'number' ? Number(typed) : typed)
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={words}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </FieldFrame>
  )
}

/** The fields right inside a part that it cannot be without. */
function neededIn(node: FormNode): Field[] {
  const children = node.type === 'group' ? node.children : [node]
  return children.filter(
    (child): child is Field => child.type !== 'group' && child.type !== 'list' && !child.optional,
  )
}
