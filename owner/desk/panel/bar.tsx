import type { RefObject } from 'react'

import { useDesk } from './desk.ts'
import { PAGES } from './places.ts'
import styles from './app.module.css'

type BarProps = {
  ref: RefObject<HTMLElement | null>
  path: string
  onPage: (path: string) => void
  changing: boolean
  onChanging: (changing: boolean) => void
  /** Whether the site is as wide as on a phone. */
  isPhone: boolean
  onPhone: (isPhone: boolean) => void
  onReplay: (kind: 'undo' | 'redo') => void
}

/** Page tabs, view options, undo and redo. */
export function Bar(props: BarProps) {
  const { ref, path, onPage, changing, onChanging, isPhone, onPhone, onReplay } = props
  const { history } = useDesk().state
  return (
    <header ref={ref} tabIndex={-1} className={styles.bar}>
      <h1>The desk</h1>
      <nav aria-label="Pages" className={styles.tools}>
        {PAGES.map((page) => (
          <button
            key={page.file}
            type="button"
            aria-current={page.path === path ? 'page' : undefined}
            onClick={() => onPage(page.path)}
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
            disabled={!history[kind]}
            title={history[kind]}
            onClick={() => onReplay(kind)}
          >
            {kind === 'undo' ? 'Undo' : 'Redo'}
          </button>
        ))}
      </div>
    </header>
  )
}
