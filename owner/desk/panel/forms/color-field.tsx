import type { ComponentProps } from 'react'

import type { Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { FieldFrame } from './field-frame.tsx'
import type { PartProps } from './parts.ts'
import { useMistake } from './use-mistake.ts'
import { useTyping } from './use-typing.ts'
import styles from './forms.module.css'

/** A color to be picked, or written as six hexadecimal digits. */
export function ColorField({ file, node, path, value }: PartProps<Field>) {
  const { change } = useDesk()
  const typing = useTyping()
  const place = placeName(file, path)
  const { label, hint, optional, fallback } = node
  const color = String(value ?? fallback ?? '')
  const mistake = useMistake(place)

  function choose(next: string) {
    typing.note()
    const typed = next.trim().toLowerCase() || undefined
    change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, place, typed), {
      step: `${typing.step} ${place}`,
    })
  }

  return (
    <FieldFrame
      {...{ label, hint }}
      optional={optional && fallback === undefined}
      // Of a look all are said together.
      mistake={file === 'look' ? undefined : mistake}
    >
      {(control) => (
        <Swatch {...{ control, label, color, place }} onChoose={choose} onDone={typing.end} />
      )}
    </FieldFrame>
  )
}

type SwatchProps = {
  control: ComponentProps<'input'>
  label: string
  color: string
  place: string
  onChoose: (color: string) => void
  onDone: () => void
}

function Swatch({ control, label, color, place, onChoose, onDone }: SwatchProps) {
  return (
    <div className={styles.swatch}>
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={onDone}
      />
      <input
        {...control}
        data-place={place}
        autoComplete="off"
        spellCheck={false}
        value={color}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={onDone}
      />
    </div>
  )
}
