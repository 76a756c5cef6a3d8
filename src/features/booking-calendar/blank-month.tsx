import styles from './blank-month.module.css'

/** An empty calendar month, with an optional note in its first square. Handle: `--month-margin`. */
export function BlankMonth({ note }: { note?: string | undefined }) {
  return (
    <div className={styles.month} aria-hidden="true">
      {note ? <p>{note}</p> : null}
    </div>
  )
}
