import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'
import { Choice } from '../forms/choice-field.tsx'
import { FieldFrame } from '../forms/field-frame.tsx'
import forms from '../forms/forms.module.css'
import { focusMissing, goOnWithEnter } from '../forms/on-enter.ts'
import { listLabel, photographLists } from '../photograph-lists.ts'
import { placeLabel } from '../places.ts'
import { questionsAt } from './destination.ts'
import { FocalPicture } from './focal-point.tsx'
import { OtherOwner, Remarks, SaidByScan } from './remarks.tsx'
import { TakeOff } from './take-off.tsx'
import styles from './new-scan.module.css'
import tray from './tray.module.css'
import type { Arrival } from './use-arrivals.ts'
import type { Draft, Roll } from './use-roll.ts'
import { useMetadata } from './use-metadata.ts'
import { WordsBeside } from './words-beside.tsx'

/** Stands for the photograph that a scan was dropped on. */
const DROPPED = '(dropped)'

const EXAMPLE = 'Like: A woman in a rain coat laughs under a neon sign, seen through a wet window.'

type NewScanProps = {
  scan: TrayScan
  /** How it came here, if it has only just come. */
  arrival: Arrival | undefined
  roll: Roll
  /** The number of the scan, and of how many. */
  position: string
  onKeep: (draft: Draft) => void
  /** Goes on to the next, if there is one. */
  onLater: (() => void) | undefined
  onThrownAway: () => void
}

/** Asks what a new scan shows, on which film, and where it belongs. Enter goes on, to the next scan at last. */
export function NewScan({ scan, arrival, roll, position, ...done }: NewScanProps) {
  const { file } = scan
  const { state, unsaved } = useDesk()
  const { place } = arrival ?? {}
  const form = useRef<HTMLFormElement>(null)
  const metadata = useMetadata(file, arrival)
  const [draft, setDraft] = useState((unsaved.get(file) ?? {}) as Partial<Draft>)
  const [isAsking, setAsking] = useState(false)
  const { alt = '', given = {}, focal, credit } = draft
  const film = draft.film ?? metadata.film ?? roll.usual.film
  const chosen = draft.where ?? (place ? DROPPED : roll.usual.where)
  // The photograph that it was dropped on may have moved since.
  const where = chosen === DROPPED ? (place ?? '') : chosen
  const questions = where ? questionsAt(state, where) : []
  const lists = [...photographLists(state).keys()]
  const failure = roll.failures[file]

  useEffect(() => bringForward(form.current!), [])

  /** What is typed stays while something else is looked at. */
  function write(words: Partial<Draft>) {
    const next = { ...draft, ...words }
    unsaved.set(file, next)
    setDraft(next)
  }

  function keep(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const isMissing = focusMissing(event.currentTarget)
    setAsking(isMissing)
    if (isMissing) return
    unsaved.set(file, draft)
    done.onKeep({ alt, film, where, given, focal, credit })
  }

  return (
    <form
      ref={form}
      noValidate
      className={`${forms.stack} ${styles.form}`}
      aria-label={`${file}, new scan ${position}`}
      onSubmit={keep}
      onKeyDown={goOnWithEnter}
    >
      <h2>{file}</h2>
      <div className={styles.inHand}>
        <FocalPicture {...{ file, focal }} onMove={(point) => write({ focal: point })} />
        <FieldFrame
          label="What does it show?"
          hint={`Read aloud to people who cannot see it. ${EXAMPLE}`}
          mistake={
            failure ??
            (isAsking && !alt.trim()
              ? 'Say what it shows, for those who cannot see it.'
              : undefined)
          }
        >
          {(control) => (
            <textarea
              {...control}
              required
              rows={3}
              value={alt}
              onChange={({ target }) => write({ alt: target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <Remarks file={file} arrival={arrival} />
      {credit ? (
        <p>Its prints will say that it is by {credit}.</p>
      ) : (
        <OtherOwner by={metadata.by} onCredit={() => write({ credit: metadata.by })} />
      )}
      <SaidByScan {...metadata} onUse={(caption) => write({ alt: caption })} />
      <div className={tray.filmAndPlace}>
        <Choice
          label="Film"
          value={film}
          options={[...state.stocks, 'none']}
          onChoose={(stock) => write({ film: stock })}
        />
        <Choice
          label="Show it in"
          value={chosen}
          options={place ? [DROPPED, ...lists] : lists}
          nameOf={(one) => (one === DROPPED ? 'Where it was dropped' : listLabel(state, one))}
          onChoose={(one) => write({ where: one, given: {} })}
        />
      </div>
      {chosen === DROPPED && place ? <p>Then it is shown in {placeLabel(state, place)}.</p> : null}
      <WordsBeside
        {...{ questions, given, isAsking }}
        isInstead={chosen === DROPPED}
        onGive={(key, words) => write({ given: { ...given, [key]: words } })}
      />
      <div className={forms.row}>
        <button type="submit">{done.onLater ? 'Keep it, and the next' : 'Keep it'}</button>
        {done.onLater ? (
          <button type="button" onClick={done.onLater}>
            Later
          </button>
        ) : null}
        <TakeOff scans={[scan]} onDone={done.onThrownAway} />
      </div>
    </form>
  )
}

/** Shows a form from its top, and begins in its first field, unless someone is typing elsewhere by then. */
function bringForward(form: HTMLFormElement) {
  if (document.activeElement?.matches('textarea, input')) return
  form.scrollIntoView({ block: 'start' })
  form.querySelector('textarea')?.focus()
}
