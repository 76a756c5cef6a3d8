import styles from './wax.module.css'

type WaxProps = {
  shape: 'ring' | 'ring-wide' | 'underline' | 'cross' | 'tick' | 'box' | 'star' | 'arrow'
}

/**
 * A grease pencil mark. Text or ARIA must say the same, because it is hidden from assistive technology.
 * Fills its positioned parent, unless placed with `[data-wax]`. Handle: `--wax-color`.
 */
export function Wax({ shape }: WaxProps) {
  return <span className={styles.wax} data-wax={shape} aria-hidden="true" />
}
