import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ContentFile } from '#pipeline/content/files.ts'

import { optionLabel } from '../../form/labels.ts'
import { nodeAt, type Field, type Group } from '../../form/node.ts'
import { questionsFor } from '../../form/questions.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { BlankForm } from './blank-form.tsx'
import { Choice } from './choice-field.tsx'
import { editsForOption } from './edit-for.ts'
import { remarkOn } from './remarks.ts'
import styles from './forms.module.css'

type UnionFieldProps = { file: ContentFile; field: Field; what: string }

/**
 * A choice that decides which other fields there are. Another option is written together with the
 * fields that it cannot be without, and those of the last one are taken out.
 */
export function UnionField({ file, field, what }: UnionFieldProps) {
  const { state, make, unsaved } = useDesk()
  const around = useRef<HTMLDivElement>(null)
  const { label, hint, path, options = [] } = field
  const place = placeName(file, path)
  const keptAt = (option: string) => `+${place}=${option}`
  const [pending, setPending] = useState(() => options.find((one) => unsaved.has(keptAt(one))))
  const name = String(path.at(-1))
  const now = String(field.value ?? '')
  const group = nodeAt(state.forms[file], path.slice(0, -1)) as Group
  const known = (option: string) => ({ [`/${name}`]: option })

  function choose(option: string) {
    if (option === now) return forget()
    const asksNothing = questionsFor(group, known(option)).length === 1
    setPending(asksNothing ? undefined : option)
    if (asksNothing) {
      void make(what, (latest, follow) =>
        editsForOption(latest, follow, { file, path, value: { [name]: option } }),
      )
    }
  }

  function forget() {
    for (const option of options) unsaved.delete(keptAt(option))
    setPending(undefined)
  }

  function close() {
    flushSync(forget)
    around.current?.querySelector('select')?.focus()
  }

  return (
    <div ref={around} className={styles.stack}>
      <Choice
        {...{ label, options }}
        hint={remarkOn(field.field, pending ?? now) ?? hint}
        nameOf={(option) => optionLabel(path, option)}
        {...{ place }}
        value={pending ?? now}
        canBeNone={false}
        onChoose={choose}
      />
      {pending ? (
        <BlankForm
          key={pending}
          name={optionLabel(path, pending)}
          what={what}
          node={group}
          keptAt={keptAt(pending)}
          known={known(pending)}
          editsFor={(value, ...latest) => editsForOption(...latest, { file, path, value })}
          submitLabel="Use it"
          onClose={close}
        />
      ) : null}
    </div>
  )
}
