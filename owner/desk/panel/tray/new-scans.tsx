import { useEffect, useRef } from 'react'

import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { Lost } from './lost.tsx'
import { NewScan } from './new-scan.tsx'
import { ScanCard } from './scan-card.tsx'
import cards from './scan-card.module.css'
import { isLost, type Arrival } from './use-arrivals.ts'
import { firstOf, waitingScans } from './use-roll.ts'
import { NEW_SCANS, type TrayWork } from './use-tray.ts'

/** A roll that has come: one scan after the other is described, and all others are in view. */
export function NewScans({ arrivals, dismiss, roll, open, setOpen }: TrayWork) {
  const desk = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = waitingScans(desk.state.scans, arrivals)
  const scan = waiting.find(({ file }) => file === open) ?? firstOf(waiting, arrivals)
  const arrival = scan && arrivals.findLast(({ file }) => file === scan.file)
  const at = scan ? waiting.indexOf(scan) : 0
  const others = [...waiting.slice(at + 1), ...waiting.slice(0, at)]
  const coming = arrivals.filter((one) => !one.file && !isLost(one))
  const isOver = !scan && coming.length === 0

  // It stays in hand, whatever comes.
  const inHand = scan?.file
  useEffect(() => {
    if (inHand) setOpen(inHand)
    else heading.current?.focus()
  }, [inHand, setOpen])

  /** Goes on; after the last, to all photographs. From one that was dropped alone, back to its place. */
  function goOn(where: string) {
    const drop = arrival?.place === where && arrivals.filter((one) => one.drop === arrival.drop)
    const isBack = drop && drop.every((one) => one === arrival || isLost(one))
    if (isBack) desk.choose(where)
    const next = firstOf(others, arrivals)?.file ?? (coming.length > 0 ? NEW_SCANS : undefined)
    setOpen(isBack ? undefined : next)
  }

  return (
    <section className={forms.stack} aria-label="New scans">
      <button type="button" onClick={() => setOpen(undefined)}>
        ← All photographs
      </button>
      {scan ? (
        <NewScan
          key={scan.file}
          {...{ scan, arrival, roll }}
          position={`${at + 1} of ${waiting.length + coming.length}`}
          onKeep={(draft) => {
            void roll.keep(desk, scan.file, draft)
            goOn(draft.where)
          }}
          onLater={others[0] && (() => setOpen(others[0]!.file))}
          // It stays until it is gone. Then the heading says so.
          onThrownAway={() => setOpen(firstOf(others, arrivals)?.file ?? NEW_SCANS)}
        />
      ) : null}
      <Lost {...{ arrivals, dismiss }} />
      <h2 ref={heading} tabIndex={-1}>
        {isOver ? 'No scan waits for words.' : 'New scans'}
      </h2>
      <ul className={cards.queue} aria-label="New scans">
        {waiting.map((one) => (
          <ScanCard
            key={one.file}
            scan={one}
            isCurrent={one === scan}
            onPick={() => setOpen(one.file)}
          />
        ))}
        {coming.map((one) => (
          <li key={one.id}>
            <Progress {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Progress({ name, part }: Arrival) {
  return (
    <>
      <span>{name}</span>
      {part === 1 ? (
        <span>is being looked at …</span>
      ) : (
        <progress aria-label={`Sending ${name}`} value={part} max={1} />
      )}
    </>
  )
}
