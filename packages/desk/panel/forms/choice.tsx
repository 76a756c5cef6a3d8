import type { Field } from '../../form/node.ts'
import type { State } from '../../server/state.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type ChoiceProps = Omit<FieldFrameProps, 'children'> & {
  value: string
  options: string[]
  /** What an option is called, where that is not itself. */
  nameOf?: (option: string) => string
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
export function optionsOf({ type, options }: Pick<Field, 'type' | 'options'>, { stocks }: State) {
  return type === 'film' ? [...stocks, 'none'] : options
}
