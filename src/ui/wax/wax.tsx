import styles from './wax.module.css'

type WaxProps = {
  mark: 'ring' | 'ring-wide' | 'underline' | 'cross' | 'tick' | 'box' | 'star' | 'arrow'
}

/**
 * A grease pencil mark: “you are here”, “this one”, “look again”. It says nothing that text or ARIA
 * does not say too, so it is hidden from assistive technology.
 *
 * Handle: `--wax-color`. Its parent is positioned; the stylesheet of whoever uses it places it.
 */
export function Wax({ mark }: WaxProps) {
  return <span className={styles.wax} data-wax={mark} aria-hidden="true" />
}
