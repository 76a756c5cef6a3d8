import type { ContentFile } from '#pipeline/content/files.ts'

import type { Value } from '../../edits/edit.ts'
import { optionLabel } from '../../form/labels.ts'
import type { Field } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { editsFor } from './edit-for.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import styles from './forms.module.css'

type ChoiceFieldProps = { file: ContentFile; field: Field; what: string }

/** One of a few values, or yes and no. Written as soon as it is chosen. */
export function ChoiceField({ file, field, what }: ChoiceFieldProps) {
  const { state, make } = useDesk()
  const { label, hint, optional, path, value } = field
  const place = placeName(file, path)

  function choose(chosen: Value | undefined) {
    void make(what, (now, follow) => editsFor(now, follow, { file, path, value: chosen }))
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
      nameOf={(option) => optionLabel(path, option)}
      canBeNone={optional || value === undefined}
      onChoose={(option) => choose(option || undefined)}
    />
  )
}

type ChoiceProps = Omit<FieldFrameProps, 'children'> & {
  value: string
  options: string[]
  /** What an option is called, where that is not itself. */
  nameOf?: (option: string) => string
  /** Whether nothing has to be chosen. */
  canBeNone?: boolean
  required?: boolean
  place?: string
  onChoose: (option: string) => void
}

/** One of a few values. */
export function Choice({
  value,
  options,
  nameOf = (option) => option,
  canBeNone = true,
  required,
  place,
  onChoose,
  ...frame
}: ChoiceProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select
          {...control}
          data-place={place}
          required={required}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {canBeNone ? <option value="">–</option> : null}
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** What can be chosen in a field; nothing where it is written freely. */
export function optionsOf(
  { type, options }: Pick<Field, 'type' | 'options'>,
  { stocks }: DeskState,
) {
  return type === 'film' ? [...stocks, 'none'] : options
}
