import type { ComponentProps } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { FieldFrame } from './field-frame.tsx'
import { useDraft } from './use-draft.ts'
import styles from './forms.module.css'

type ColorFieldProps = { file: ContentFile; field: Field; what: string }

/** A color, saved when choosing pauses. */
export function ColorField({ file, field, what }: ColorFieldProps) {
  const draft = useDraft(file, field, what)
  const { label, hint, optional } = field

  return (
    <FieldFrame {...{ label, hint, optional }} mistake={draft.mistake}>
      {(control) => (
        <Swatch
          {...{ control, label }}
          place={placeName(file, field.path)}
          value={draft.value || String(field.fallback ?? '')}
          onChoose={draft.edit}
          onDone={draft.leave}
        />
      )}
    </FieldFrame>
  )
}

type SwatchProps = {
  control: ComponentProps<'input'>
  label: string
  value: string
  place: string
  onChoose: (color: string) => void
  /** Its field was left, or Enter pressed. */
  onDone: () => void
}

/** A color to be picked, or written as six hexadecimal digits. */
export function Swatch({ control, label, value, place, onChoose, onDone }: SwatchProps) {
  return (
    <div className={styles.swatch}>
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={onDone}
      />
      <input
        {...control}
        data-place={place}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={onDone}
        onKeyDown={({ key }) => key === 'Enter' && onDone()}
      />
    </div>
  )
}
