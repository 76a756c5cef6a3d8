import type { RefObject } from 'react'

import { useDesk } from './desk.ts'
import { PAGES } from './page-labels.ts'
import type { CurrentPlace } from './use-place.ts'
import styles from './app.module.css'

type BarProps = {
  ref: RefObject<HTMLElement | null>
  place: CurrentPlace
  changing: boolean
  onChanging: (changing: boolean) => void
  /** Whether the site is as wide as on a phone. */
  isPhone: boolean
  onPhone: (isPhone: boolean) => void
}

/** Page tabs, view options, undo and redo. */
export function Bar({ ref, place, changing, onChanging, isPhone, onPhone }: BarProps) {
  const { state, replay } = useDesk()
  return (
    <header ref={ref} tabIndex={-1} className={styles.bar}>
      <h1>The desk</h1>
      <nav aria-label="Pages" className={styles.tools}>
        {PAGES.map((page) => (
          <button
            key={page.file}
            type="button"
            aria-current={page.path === place.path ? 'page' : undefined}
            onClick={() => {
              place.show(page.path)
              place.setTab('Page')
            }}
          >
            {page.label}
          </button>
        ))}
      </nav>
      <div role="group" aria-label="Tools" className={styles.tools}>
        <button type="button" aria-pressed={!changing} onClick={() => onChanging(!changing)}>
          Try it
        </button>
        <button type="button" aria-pressed={isPhone} onClick={() => onPhone(!isPhone)}>
          Phone
        </button>
        {(['undo', 'redo'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            disabled={!state.history[kind]}
            title={state.history[kind]}
            onClick={() => replay(kind)}
          >
            {kind === 'undo' ? 'Undo' : 'Redo'}
          </button>
        ))}
      </div>
    </header>
  )
}
