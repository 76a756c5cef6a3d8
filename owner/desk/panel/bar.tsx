import { useDesk } from './desk.ts'
import { PAGES } from './places.ts'
import styles from './app.module.css'

type BarProps = {
  path: string
  onPage: (path: string) => void
  changing: boolean
  onChanging: (changing: boolean) => void
  phone: boolean
  onPhone: (phone: boolean) => void
  onReplay: (kind: 'undo' | 'redo') => void
}

/** Page tabs, view options, undo and redo. */
export function Bar({ path, onPage, changing, onChanging, phone, onPhone, onReplay }: BarProps) {
  const { history } = useDesk().state
  return (
    <header className={styles.bar}>
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
        <button type="button" aria-pressed={phone} onClick={() => onPhone(!phone)}>
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
