import { useEffect, useRef, type SyntheticEvent } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { placeName } from '../../traces.ts'
import { pictureOf } from '../api.ts'
import { putAt, type Data } from '../data.ts'
import { DeskContext, useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { goOnWithEnter } from '../forms/on-enter.ts'
import { fieldsBeside, photographLists } from '../photograph-lists.ts'
import { placeLabel } from '../page-labels.ts'
import { begin, entriesIn, moveTo, type Usual } from './describe.ts'
import { FocalPicture } from './focal-point.tsx'
import { OtherOwner, Remarks, useMetadata } from './remarks.tsx'
import { hasRoom, ListChoice, ScanField, useDeskForAll, WordsBeside } from './scan-fields.tsx'
import { filesOf, namesOf, ThrowAway } from './take-off.tsx'
import styles from './tray.module.css'
import type { Arrival } from './use-arrivals.ts'

const ASKED = {
  label: 'What does it show?',
  hint: 'Read aloud to people who cannot see it. Like: A woman in a rain coat laughs under a neon sign, seen through a wet window.',
}

type NewScanProps = {
  /** The scan; or several, of which is said what is said of the first. */
  scans: TrayScan[]
  /** How it came here, if it has only just come. */
  arrival: Arrival | undefined
  /** The place that is to show it, where it was dropped on one. */
  place: string | undefined
  usual: Usual
  /** What the form is called. */
  title: string
  onKeep: (usual: Usual) => void
  /** Goes on to the next, if there is one. */
  onLater: (() => void) | undefined
  onThrownAway: () => void
}

/**
 * Asks what a new scan shows, on which film, and where it belongs. Whatever is said of it is kept at once, and all of it
 * is one change. Enter goes on, to the next scan at last.
 */
export function NewScan({ scans, arrival, place, usual, title, ...done }: NewScanProps) {
  const desk = useDesk()
  const { state } = desk
  const form = useRef<HTMLFormElement>(null)
  const [scan] = scans as [TrayScan]
  const files = filesOf(scans)
  const metadata = useMetadata(scan.file, arrival)
  const lists = photographLists(state)
  const index = scan.index ?? entriesIn(state.data).length
  const entry = entriesIn(state.data)[index]

  const first: Usual = {
    film: metadata.film ?? usual.film,
    list: !place && hasRoom(lists.get(usual.list), files.length) ? usual.list : '',
  }
  const [use] = scan.uses
  const list = use && [...lists.keys()].find((one) => use.startsWith(`${one}/`))
  const now: Usual = entry ? { film: entry.film ?? '', list: list ?? '' } : first
  const deskForAll = useDeskForAll({
    files,
    what: `Described ${namesOf(scans)}`,
    step: `describe ${scan.file}`,
    begin: (data) => begin(state.forms, data, files, first),
  })
  const say = (make: (data: Data) => Data) => deskForAll.change('', make)
  const takeCaption = () =>
    say((data) => putAt(data, placeName('photographs', [index, 'alt']), metadata.caption))

  useEffect(() => bringForward(form.current!), [])

  function keep(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = [entry?.alt, ...(list ? fieldsBeside(state, use!) : []).map(({ value }) => value)]
    if (words.every((one) => String(one ?? '').trim() !== '')) return done.onKeep(now)
    // The desk says what is missing of what it has.
    say((data) => data)
    const fields = [...event.currentTarget.querySelectorAll('textarea')]
    fields.find(({ value }) => value.trim() === '')?.focus()
  }

  return (
    <DeskContext value={deskForAll}>
      <form
        ref={form}
        noValidate
        className={forms.stack}
        aria-label={title}
        onSubmit={keep}
        onKeyDown={goOnWithEnter}
      >
        <h2>{namesOf(scans)}</h2>
        <div className={styles.inHand}>
          {files.length === 1 ? (
            <FocalPicture {...{ scan, index }} />
          ) : (
            <div className={`${forms.row} ${styles.many}`}>
              {files.map((file) => (
                <img key={file} src={pictureOf(file)} alt={file} />
              ))}
            </div>
          )}
          <ScanField {...{ index }} name="alt" asked={ASKED} />
        </div>
        <OtherOwner {...{ index }} by={metadata.by} />
        {metadata.caption ? (
          <button type="button" onClick={takeCaption}>
            Use the caption in the scan: “{metadata.caption}”
          </button>
        ) : null}
        {metadata.date ? <p className={forms.hint}>Taken {metadata.date}, says the scan.</p> : null}
        <div className={styles.filmAndPlace}>
          <ScanField {...{ index }} name="film" asked={{ hint: undefined }} value={now.film} />
          {place ? null : (
            <ListChoice
              label={files.length === 1 ? 'Show it in' : 'Show them in'}
              value={now.list}
              more={files.length}
              onChoose={(chosen) => say((data) => moveTo(state.forms, data, files, chosen))}
            />
          )}
        </div>
        {place ? <p>Then it is shown in {placeLabel(state, place)}.</p> : null}
        {list ? <WordsBeside place={use!} /> : null}
        <div className={forms.row}>
          <button type="submit">{done.onLater ? 'Keep it, and the next' : 'Keep it'}</button>
          {done.onLater ? (
            <button type="button" onClick={done.onLater}>
              Later
            </button>
          ) : null}
          <DeskContext value={desk}>
            <ThrowAway scans={scans} onDone={done.onThrownAway} />
          </DeskContext>
        </div>
        <Remarks file={scan.file} arrival={arrival} />
      </form>
    </DeskContext>
  )
}

/** Shows a form with what is above it, and begins in its first field, unless someone is typing elsewhere by then. */
function bringForward(form: HTMLFormElement) {
  if (document.activeElement?.matches('textarea, input')) return
  form.closest('section')!.scrollIntoView()
  form.querySelector('textarea')?.focus()
}
