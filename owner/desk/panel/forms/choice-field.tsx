import type { Field, Value } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { putAt } from '../data.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import type { PartProps } from './parts.ts'
import { useMistake } from './use-mistake.ts'
import styles from './forms.module.css'

/** One of a few values, or yes and no. */
export function ChoiceField({ file, node, path, value }: PartProps<Field>) {
  const { state, change } = useDesk()
  const { label, hint, optional, fallback } = node
  const place = placeName(file, path)
  const mistake = useMistake(place)

  function choose(chosen: Value | undefined) {
    change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, place, chosen))
  }

  if (node.type === 'switch') {
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
      {...{ label, hint, place, mistake }}
      optional={optional && fallback === undefined}
      value={String(value ?? fallback ?? '')}
      options={optionsOf(node, state)}
      nameOf={(option) => node.options?.[option] ?? (option === NO_FILM ? 'No film' : option)}
      canBeNone={fallback === undefined && (optional || value === undefined || value === '')}
      onChoose={(option) => choose(option || undefined)}
    />
  )
}

type ChoiceProps = Omit<FieldFrameProps, 'children'> & {
  value: string
  options: string[]
  /** What an option is called, where that is not itself. */
  nameOf?: (option: string) => string
  /** Which options cannot be chosen. */
  isOff?: (option: string) => boolean
  /** Whether nothing has to be chosen. */
  canBeNone?: boolean
  place?: string
  onChoose: (option: string) => void
}

/** One of a few values. */
export function Choice({
  value,
  options,
  nameOf = (option) => option,
  isOff = () => false,
  canBeNone = true,
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
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {canBeNone ? <option value="">–</option> : null}
          {options.map((option) => (
            <option key={option} value={option} disabled={isOff(option)}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** Stands in the file for a photograph that was not taken on film. */
const NO_FILM = 'none'

/** What can be chosen in a field. */
function optionsOf({ type, options = {} }: Field, { stocks, typefaces }: DeskState): string[] {
  if (type === 'typeface') return typefaces
  return type === 'film' ? [...stocks, NO_FILM] : Object.keys(options)
}
