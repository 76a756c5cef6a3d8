import styles from './blank-month.module.css'

/** The ruled lines of a month in which nobody has written yet. Handle: `--month-margin`. */
export function BlankMonth() {
  return <div className={styles.month} aria-hidden="true" />
}
