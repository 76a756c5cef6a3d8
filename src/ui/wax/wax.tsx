import styles from './wax.module.css'

type WaxProps = {
  shape: 'ring' | 'ring-wide' | 'underline' | 'cross' | 'tick' | 'box' | 'star' | 'arrow'
}

/**
 * A grease pencil mark. Text or ARIA must say the same, because it is hidden from assistive
 * technology. Place it with `[data-wax]`, in a positioned parent. Handle: `--wax-color`.
 */
export function Wax({ shape }: WaxProps) {
  return <span className={styles.wax} data-wax={shape} aria-hidden="true" />
}
