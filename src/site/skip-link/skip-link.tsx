import styles from './skip-link.module.css'

/** The first stop of the Tab key: past the bar, to what the page is about; not while the menu covers that. */
export function SkipLink({ inert }: { inert: boolean }) {
  return (
    <a className={styles.skip} href="#main" inert={inert}>
      Skip to content
    </a>
  )
}
