import { useEffect, useRef, type SyntheticEvent } from 'react'

import { useDesk, DeskContext } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { NotTaken } from './arrivals.tsx'
import { type Usual, begin, entriesIn, moveTo } from './describe.ts'
import { ScanCard } from './scan-card.tsx'
import styles from './tray.module.css'
import { isComing, type Arrival } from './use-arrivals.ts'
import { firstOf, NEW_SCANS, placeNow, undescribedScans, type TrayWork } from './use-tray.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { placeName } from '../../traces.ts'
import { pictureOf } from '../api.ts'
import { putAt, type Data } from '../data.ts'
import { goOnWithEnter } from '../forms/on-enter.ts'
import { fieldsBeside, photographLists } from '../photograph-lists.ts'
import { placeLabel } from '../page-labels.ts'
import { FocalPicture } from './focal-point.tsx'
import { OtherOwner, Remarks, useMetadata } from './remarks.tsx'
import { hasRoom, ListChoice, ScanField, useDeskForAll, WordsBeside } from './scan-fields.tsx'
import { filesOf, namesOf, ThrowAway } from './take-off.tsx'

/** A roll that has come: one scan after the other is described, or all at once, and all others are in view. */
export function NewScans(work: TrayWork) {
  const { arrivals, open, setOpen } = work
  const desk = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = open?.files ?? []
  const undescribed = undescribedScans(desk.state.scans, arrivals, chosen)
  const found = undescribed.filter(({ file }) => chosen.includes(file))
  const first = firstOf(undescribed, arrivals)
  const inHand = found.length > 0 || !first ? found : [first]
  const [scan] = inHand
  const isAll = inHand.length > 1
  const arrival = scan && !isAll ? arrivals.findLast(({ file }) => file === scan.file) : undefined
  const isFirst = arrivals.find((one) => one.drop === arrival?.drop && !one.failure) === arrival
  const place = isFirst ? placeNow(desk.state, arrival?.replaces) : undefined
  const at = scan ? undescribed.indexOf(scan) : 0
  const others = [...undescribed.slice(at + 1), ...undescribed.slice(0, at)].filter(
    (one) => !inHand.includes(one),
  )
  const coming = arrivals.filter(isComing)
  const files = inHand.map(({ file }) => file)

  // It stays in hand, whatever comes.
  const names = files.join('/')
  useEffect(() => {
    if (names) setOpen({ files: names.split('/'), isRoll: true })
    else heading.current?.focus()
  }, [names, setOpen])

  const show = (...shown: string[]) => setOpen({ files: shown, isRoll: true })
  const next = firstOf(others, arrivals)?.file

  /** Goes on; after the last, to all photographs. From one that was dropped on another, to its place and the words there. */
  function goOn(usual: Usual) {
    work.setUsual(usual)
    if (next) show(next)
    else setOpen(coming.length > 0 ? NEW_SCANS : undefined)
    if (place) desk.swap(place, scan!.file)
  }

  return (
    <section className={`${forms.stack} ${styles.roll}`} aria-label="New scans">
      <div className={forms.row}>
        <button type="button" onClick={() => setOpen(undefined)}>
          {scan ? '← Describe later' : '← All photographs'}
        </button>
        {scan && undescribed.length > 1 ? (
          <button
            type="button"
            onClick={() => show(...(isAll ? [scan] : undescribed).map(({ file }) => file))}
          >
            {isAll ? 'One after the other' : `Describe all ${undescribed.length} at once`}
          </button>
        ) : null}
      </div>
      {scan ? (
        <NewScan
          key={names}
          scans={inHand}
          {...{ arrival, place }}
          usual={work.usual}
          title={
            isAll
              ? `${inHand.length} new scans`
              : `${scan.file}, new scan ${at + 1} of ${undescribed.length + coming.length}`
          }
          onKeep={goOn}
          onLater={others[0] && (() => show(others[0]!.file))}
          // It is shown until it is gone. Then the heading is announced.
          onThrownAway={() => (next ? show(next) : setOpen(NEW_SCANS))}
        />
      ) : null}
      <NotTaken {...work} />
      <h2 ref={heading} tabIndex={-1}>
        {scan || coming.length > 0 ? 'New scans' : 'No scan waits for words.'}
      </h2>
      <ul className={styles.grid} aria-label="New scans">
        {undescribed.map((one) => (
          <ScanCard
            key={one.file}
            scan={one}
            isCurrent={inHand.includes(one)}
            onPick={() => show(one.file)}
          />
        ))}
        {coming.map(({ id, name }) => (
          <li key={id}>{name} is being looked at …</li>
        ))}
      </ul>
    </section>
  )
}

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
function NewScan({ scans, arrival, place, usual, title, ...done }: NewScanProps) {
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
        <div className={`${forms.row} ${styles.filmAndPlace}`}>
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
