import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { NotTaken } from './arrivals.tsx'
import type { Usual } from './describe.ts'
import { NewScan } from './new-scan.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import styles from './tray.module.css'
import { isComing } from './use-arrivals.ts'
import { firstOf, NEW_SCANS, placeNow, undescribedScans, type TrayWork } from './use-tray.ts'

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
      <ul className={cards.grid} aria-label="New scans">
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
