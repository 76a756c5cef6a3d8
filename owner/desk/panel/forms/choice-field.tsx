import { valueAt } from '#pipeline/content/walk-fields.ts'

import { emptyOf, type Field, type Group } from '../../form/node.ts'
import { placeName } from '../../traces.ts'
import { leftOut } from '../data.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { idOf } from '../use-opened.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { useField, type PartProps } from './use-field.ts'
import styles from './forms.module.css'

type ChoiceFieldProps = PartProps<Field> & {
  /** What it decides the other fields of: with another option come its own, for its owner to fill in. */
  group?: Group
}

/** One of a few values, or yes and no. */
export function ChoiceField({ group, ...part }: ChoiceFieldProps) {
  const { file, node, path, value } = part
  const { state } = useDesk()
  const { place, text, frame, put } = useField(part)

  if (node.type === 'switch') {
    return (
      <label className={`${styles.label} ${styles.switch}`}>
        <input
          type="checkbox"
          data-place={place}
          checked={value === true}
          onChange={({ target }) => put(target.checked || undefined)}
        />
        {node.label}
      </label>
    )
  }

  function choose(option: string) {
    if (!group) return put(option || undefined)
    const needed = (group.forms?.[option] ?? []).filter(({ optional }) => !optional)
    const fields = Object.fromEntries(needed.map((one) => [one.key, emptyOf(one)]))
    const around = path.slice(0, -1)
    const idWith = (chosen: string) => `${idOf(state.data, placeName(file, around))} ${chosen}`
    leftOut.set(idWith(text), valueAt(state.data[file], around))
    const held = leftOut.get(idWith(option)) ?? { [node.key]: option, ...fields }
    put(held, undefined, placeName(file, around))
  }

  return (
    <Choice
      {...frame}
      {...{ place }}
      value={text}
      options={optionsOf(node, state)}
      nameOf={(option) => node.options?.[option] ?? (option === NO_FILM ? 'No film' : option)}
      canBeNone={!group && node.fallback === undefined && (node.optional || text === '')}
      onChoose={choose}
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
