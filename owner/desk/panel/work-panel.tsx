import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

import { PageForm, StudioForms, Unsaid } from './forms/forms.tsx'
import { LookForm } from './look/look-form.tsx'
import { GoOnline } from './online/go-online.tsx'
import { useOnline } from './online/since-online.tsx'
import { Tray } from './tray/tray.tsx'
import type { TrayWork } from './tray/use-tray.ts'
import { useDesk } from './desk.ts'
import { TABS, tabOf, type CurrentPlace, type Tab } from './use-place.ts'
import styles from './app.module.css'

type WorkPanelProps = {
  ref: RefObject<HTMLElement | null>
  place: CurrentPlace
  work: TrayWork
  /** What the foot of the panel says. */
  words: string
}

/** What can be changed, behind a tab each, and below it what has just been done. */
export function WorkPanel({ ref, place, work, words }: WorkPanelProps) {
  const { tab, setTab, path, setInHand } = place
  const counts = useCounts()
  const online = useOnline()
  return (
    <main
      ref={ref}
      tabIndex={-1}
      className={styles.panel}
      {...useSteadyPress()}
      // The page shows what is being changed.
      onFocus={({ target }) => target.dataset.place && setInHand(target.dataset.place)}
    >
      <nav aria-label="What to change" className={styles.tabs}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === tab || undefined}
            data-news={(name === 'Put online' && online.hasNews) || undefined}
            onClick={() => setTab(name)}
          >
            {name}
            {counts[name] ? <Count number={counts[name]} of="to finish" /> : null}
            {name === 'Put online' && online.count > 0 ? (
              <Count number={online.count} of="changed" />
            ) : null}
          </button>
        ))}
      </nav>
      <div className={styles.inside} hidden={tab !== 'Put online'}>
        <GoOnline isShown={tab === 'Put online'} online={online} />
      </div>
      <div
        // Another page begins at its top.
        key={tab === 'Page' ? path : tab}
        className={styles.inside}
        hidden={tab === 'Put online'}
      >
        <Unsaid />
        {tab === 'Page' ? <PageForm path={path} /> : null}
        {tab === 'Studio' ? <StudioForms /> : null}
        {tab === 'Look' ? <LookForm /> : null}
        {tab === 'Photographs' ? <Tray {...work} /> : null}
      </div>
      <p className={styles.said} role="status">
        {words}
      </p>
    </main>
  )
}

/** How far a mouse moves while it presses a button, at most, in CSS px. */
const STILL = 4

/** A press counts for the button that it began on, also where that moves before it ends: words above it come and go. */
function useSteadyPress() {
  const begun = useRef<{ button: HTMLElement; x: number; y: number }>(undefined)
  return {
    onPointerDownCapture({ target, clientX: x, clientY: y }: PointerEvent) {
      const button = (target as Element).closest<HTMLElement>('button, summary, label')
      begun.current = button ? { button, x, y } : undefined
    },
    onClickCapture(event: MouseEvent) {
      const { button, x, y } = begun.current ?? {}
      begun.current = undefined
      if (!button || button.contains(event.target as Node)) return
      if (Math.hypot(event.clientX - x!, event.clientY - y!) > STILL) return
      event.preventDefault()
      event.stopPropagation()
      button.click()
    },
  }
}

/** A number behind the name of a tab, and what it counts for those who listen. */
function Count({ number, of }: { number: number; of: string }) {
  return (
    <small>
      {' · '}
      {number} <span className={styles.heard}>{of}</span>
    </small>
  )
}

/** How much of each tab has something wrong or missing. */
function useCounts(): Partial<Record<Tab, number>> {
  const { mistakes } = useDesk().state
  const counts: Partial<Record<Tab, number>> = {}
  for (const { of } of mistakes) {
    if (!of) continue
    const tab = tabOf(of)
    counts[tab] = (counts[tab] ?? 0) + 1
  }
  return counts
}
