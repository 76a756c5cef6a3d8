import { useDesk } from './desk.ts'
import { PAGES } from './places.ts'
import styles from './bar.module.css'

type BarProps = {
  path: string
  onPage: (path: string) => void
  changing: boolean
  onChanging: (changing: boolean) => void
  phone: boolean
  onPhone: (phone: boolean) => void
  onReplay: (kind: 'undo' | 'redo') => void
}

/** The pages, how they are shown, and the way back. */
export function Bar({ path, onPage, changing, onChanging, phone, onPhone, onReplay }: BarProps) {
  const { history } = useDesk().state
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>The desk</h1>
      <nav aria-label="Pages" className={styles.group}>
        {PAGES.map((page) => (
          <button
            key={page.file}
            type="button"
            className={styles.tool}
            aria-current={page.path === path ? 'page' : undefined}
            onClick={() => onPage(page.path)}
          >
            {page.label}
          </button>
        ))}
      </nav>
      <div role="group" aria-label="Tools" className={styles.group}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={!changing}
          onClick={() => onChanging(!changing)}
        >
          Try it
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={phone}
          onClick={() => onPhone(!phone)}
        >
          Phone
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={!history.undo}
          title={history.undo ? `Undo: ${history.undo}` : undefined}
          onClick={() => onReplay('undo')}
        >
          Undo
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={!history.redo}
          title={history.redo ? `Redo: ${history.redo}` : undefined}
          onClick={() => onReplay('redo')}
        >
          Redo
        </button>
      </div>
    </header>
  )
}
