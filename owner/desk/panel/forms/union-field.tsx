import { emptyOf, type Field, type Group } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../places.ts'
import { Choice } from './choice-field.tsx'
import type { PartProps } from './parts.ts'
import { remarkOn } from './remarks.ts'

/** A choice that decides which other fields there are: with another option come its own, for its owner to fill in. */
export function UnionField({
  file,
  node,
  path,
  value,
  group,
}: PartProps<Field> & { group: Group }) {
  const { change } = useDesk()
  const { key, label, hint, options = {} } = node
  const option = String(value ?? '')

  function choose(next: string) {
    const needed = (group.forms?.[next] ?? []).filter(({ optional }) => !optional)
    const fields = needed.map((part) => [part.key, emptyOf(part)])
    const held = { [key]: next, ...Object.fromEntries(fields) }
    const around = placeName(file, path.slice(0, -1))
    change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, around, held))
  }

  return (
    <Choice
      {...{ label }}
      options={Object.keys(options)}
      place={placeName(file, path)}
      hint={remarkOn(path, option) ?? hint}
      nameOf={(one) => options[one] ?? one}
      value={option}
      canBeNone={false}
      onChoose={choose}
    />
  )
}
