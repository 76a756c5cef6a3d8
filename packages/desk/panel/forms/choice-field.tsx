import type { File } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { editFor } from './edit-for.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type ChoiceFieldProps = { file: File; field: Field; what: string }

/** One of a few values, or yes and no. Written as soon as it is chosen. */
export function ChoiceField({ file, field, what }: ChoiceFieldProps) {
  const { state, change, say } = useDesk()
  const place = placeName(file, field.path)
  const options = field.type === 'film' ? [...state.stocks, 'none'] : (field.options ?? [])

  async function choose(value: Value | undefined) {
    const edit = editFor(file, field, { before: field.value, value })
    const answer = edit && (await change(what, edit))
    if (answer && !('done' in answer)) say(sentenceFor(answer))
  }

  if (field.type === 'switch') {
    return (
      <label className={styles.switch}>
        <input
          type="checkbox"
          data-place={place}
          checked={field.value === true}
          onChange={({ target }) => void choose(target.checked || undefined)}
        />
        {field.label}
      </label>
    )
  }
  return (
    <FieldFrame label={field.label} hint={field.hint} optional={field.optional}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          data-place={place}
          value={String(field.value ?? '')}
          onChange={({ target }) => void choose(target.value || undefined)}
        >
          {field.optional || field.value === undefined ? <option value="">–</option> : null}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
