import { useState, type SyntheticEvent } from 'react'

import type { Value } from '../../edits/edit.ts'
import type { Field, FormNode } from '../../form/node.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { ScanPicker } from '../tray/scan-picker.tsx'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type BlankFormProps = {
  /** What is about to be added. */
  name: string
  node: FormNode
  /** Adds it, and gives what is wrong where it was not added. */
  onAdd: (value: Record<string, Value>) => Promise<string | undefined>
  onClose: () => void
}

/** What is asked for a new item: the fields that it cannot be without. */
export function BlankForm({ name, node, onAdd, onClose }: BlankFormProps) {
  const [value, setValue] = useState<Record<string, Value>>({})
  const [mistake, setMistake] = useState<string>()
  const fields = neededIn(node)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const wrong = await onAdd(value)
    if (wrong) setMistake(wrong)
    else onClose()
  }

  return (
    <form className={styles.blank} aria-label={name} onSubmit={submit}>
      {fields.map((field) => {
        const key = String(field.path.at(-1))
        const set = (words: Value) => setValue((now) => ({ ...now, [key]: words }))
        return <BlankField key={key} field={field} value={value[key]} onChange={set} />
      })}
      {mistake ? (
        <p className={styles.mistake} role="alert">
          {mistake}
        </p>
      ) : null}
      <button type="submit" className={styles.action}>
        Add
      </button>
      <button type="button" className={styles.small} onClick={onClose}>
        Cancel
      </button>
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
  const [picking, setPicking] = useState(false)
  if (field.type === 'photograph') {
    return (
      <div className={styles.field}>
        <span className={styles.label}>{field.label}</span>
        {value ? (
          <img className={styles.thumb} src={pictureOf(String(value))} alt={String(value)} />
        ) : null}
        <button type="button" className={styles.small} onClick={() => setPicking(true)}>
          Choose a photograph
        </button>
        {picking ? (
          <ScanPicker
            onPick={(file) => {
              setPicking(false)
              onChange(file)
            }}
            onClose={() => setPicking(false)}
          />
        ) : null}
      </div>
    )
  }
  const options = field.type === 'film' ? [...state.stocks, 'none'] : field.options
  const words = String(value ?? '')
  const read = (typed: string) => onChange(field.type === 'number' ? Number(typed) : typed)
  return (
    <FieldFrame label={field.label} hint={field.hint}>
      {(control) =>
        options ? (
          <select
            {...control}
            className={styles.input}
            value={words}
            onChange={(event) => read(event.target.value)}
          >
            <option value="">–</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : (
          <textarea
            {...control}
            className={styles.input}
            rows={1}
            value={words}
            onChange={(event) => read(event.target.value)}
          />
        )
      }
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
