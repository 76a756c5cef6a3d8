import { Fragment } from 'react'

import { DEMO_COLORS, type Role } from '#pipeline/look/colors.ts'
import type { Look } from '#pipeline/look/look.ts'

import { fieldsIn, nodeAt, type Field } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { FieldFrame } from '../forms/field-frame.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { Swatch } from '../forms/color-field.tsx'
import { useLookDraft } from './use-look-draft.ts'
import styles from '../forms/forms.module.css'

/** How the site looks: whole looks, then colors, then everything else of it. */
export function LookForm() {
  const { state } = useDesk()
  const form = state.forms.look
  if (form?.type !== 'group') {
    const wrong = state.mistakes.find(({ file }) => file.endsWith('/look.yaml'))
    return <p role="alert">{wrong?.message ?? 'The look cannot be read.'}</p>
  }
  return (
    <div className={styles.stack}>
      <LookFields saved={savedLook(form.children)} />
      {form.children
        .filter(({ path }) => path[0] !== 'colors')
        .map((part) => (
          <FormPart key={part.field} file="look" node={part} />
        ))}
    </div>
  )
}

function LookFields({ saved }: { saved: Look }) {
  const { state } = useDesk()
  const draft = useLookDraft(saved)

  return (
    <>
      <section className={styles.stack} aria-labelledby="looks">
        <h2 id="looks">Start from a look</h2>
        <div className={styles.row}>
          {state.looks.map(({ name, look }) => (
            <button key={name} type="button" onClick={() => void draft.chooseLook(name, look)}>
              {name}
            </button>
          ))}
        </div>
      </section>
      <section className={styles.stack} aria-labelledby="colors">
        <h2 id="colors">Colors</h2>
        {(Object.keys(DEMO_COLORS) as Role[]).map((role) => {
          const field = nodeAt(state.forms.look, ['colors', role]) as Field
          return (
            <Fragment key={role}>
              <FieldFrame label={field.label} hint={field.hint}>
                {(control) => (
                  <Swatch
                    {...{ control }}
                    place={placeName('look', field.path)}
                    label={field.label}
                    value={draft.colors[role]}
                    onChoose={(color) => draft.choose(role, color)}
                    onDone={draft.save}
                  />
                )}
              </FieldFrame>
              {role === (draft.last ?? 'film') && draft.mistakes.length > 0 ? (
                <Unsaved {...draft} />
              ) : null}
            </Fragment>
          )
        })}
      </section>
    </>
  )
}

/** Why colors are not saved. Beside the one that was chosen last, which stays where it is. */
function Unsaved({
  mistakes,
  forget,
}: Pick<ReturnType<typeof useLookDraft>, 'mistakes' | 'forget'>) {
  return (
    <div className={styles.slip} data-tone="pink" role="alert">
      <p>Your site shows these colors to you, and they are not saved yet:</p>
      {mistakes.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <button type="button" onClick={forget}>
        Go back to what is saved
      </button>
    </div>
  )
}

/** The look in the form, where what is not written is the demo's. */
function savedLook(parts: Parameters<typeof fieldsIn>[0][]): Look {
  const look: Record<string, unknown> = {}
  for (const { path, value, fallback } of parts.flatMap(fieldsIn)) {
    const [key, name] = path.map(String)
    const held = value ?? fallback
    if (name) look[key!] = { ...(look[key!] as object), [name]: held }
    else look[key!] = held
  }
  return look as Look
}
