import styles from './blank-month.module.css'

/**
 * The ruled lines of a month in which nobody has written yet, or only a note in its first square.
 * Handle: `--month-margin`.
 */
export function BlankMonth({ note }: { note?: string | undefined }) {
  return (
    <div className={styles.month} aria-hidden="true">
      {note ? <p>{note}</p> : null}
    </div>
  )
}
