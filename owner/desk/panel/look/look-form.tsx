import type { Look } from '#pipeline/look/look.ts'

import { labelOf } from '../../form/labels.ts'
import { useDesk } from '../desk.ts'
import { FileForm } from '../forms/forms.tsx'
import styles from './look-form.module.css'
import forms from '../forms/forms.module.css'

/** How the site looks: whole looks, then colors and everything else of it. */
export function LookForm() {
  const { state, change } = useDesk()
  return (
    <div className={forms.stack}>
      <section className={forms.stack} aria-labelledby="looks">
        <h2 id="looks">Start from a look</h2>
        <div className={forms.row}>
          {state.looks.map(({ name, look }) => (
            <button
              key={name}
              type="button"
              className={styles.look}
              onClick={() => change(`Changed the look: ${name}`, (data) => ({ ...data, look }))}
            >
              <Picture {...look} />
              {name}
            </button>
          ))}
        </div>
      </section>
      <Unsaved />
      <FileForm file="look" />
    </div>
  )
}

/** Why colors are not saved: each of a pair that cannot be read may be the wrong one, also one that is folded away. */
function Unsaved() {
  const { mistakes } = useDesk().state
  const own = mistakes.filter(({ of }) => of === 'look')
  if (own.length === 0) return null
  return (
    <div ref={keepFieldInSight} className={forms.slip} data-tone="pink" role="alert">
      <p>Your site shows this look to you, but not all of it is saved yet:</p>
      {own.map(({ message }) => (
        <p key={message}>{inLabels(message)}</p>
      ))}
    </div>
  )
}

/** What comes above the field that someone is typing in pushes it down. */
function keepFieldInSight() {
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Colors are called by their labels here, not by their names in the file. */
function inLabels(message: string): string {
  return message.replaceAll(/"(\w+)"/g, (_, name: string) => `“${labelOf([name])}”`)
}

/** A page in small: the bar, a photograph, words, and the slip that leads to a booking. */
function Picture({ colors, corners }: Look) {
  const { film, onFilm, table, ink, canary } = colors
  return (
    <span className={styles.picture} style={{ background: table }} aria-hidden="true">
      <span style={{ background: film, color: onFilm }} />
      <span style={{ background: film }} />
      <span style={{ background: ink }} />
      <span style={{ background: canary, borderRadius: corners === 'round' ? '0.5rem' : 0 }} />
    </span>
  )
}
