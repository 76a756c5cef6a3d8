import type { File } from '../../../../pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { Choice, optionsOf } from './choice.tsx'
import { editFor } from './edit-for.ts'
import styles from './forms.module.css'

type ChoiceFieldProps = { file: File; field: Field; what: string }

/** One of a few values, or yes and no. Written as soon as it is chosen. */
export function ChoiceField({ file, field, what }: ChoiceFieldProps) {
  const { state, make } = useDesk()
  const { label, hint, optional, value } = field
  const place = placeName(file, field.path)

  function choose(chosen: Value | undefined) {
    const edit = editFor(file, field, { before: value, value: chosen })
    if (edit) void make(what, edit)
  }

  if (field.type === 'switch') {
    return (
      <label className={`${styles.label} ${styles.switch}`}>
        <input
          type="checkbox"
          data-place={place}
          checked={value === true}
          onChange={({ target }) => choose(target.checked || undefined)}
        />
        {label}
      </label>
    )
  }
  return (
    <Choice
      {...{ label, hint, optional, place }}
      value={String(value ?? '')}
      options={optionsOf(field, state) ?? []}
      canBeNone={optional || value === undefined}
      onChoose={(option) => choose(option || undefined)}
    />
  )
}
