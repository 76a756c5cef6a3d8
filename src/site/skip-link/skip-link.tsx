import styles from './skip-link.module.css'

/** The first stop of the Tab key: past the bar, to what the page is about. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  )
}
