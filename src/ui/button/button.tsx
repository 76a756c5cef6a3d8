import type { ComponentProps } from 'react'

import styles from './button.module.css'

type Kind = {
  /** `book` leads to a booking and is the only canary on film. Black unless said otherwise. */
  kind?: 'black' | 'book' | 'white' | 'line'
}

/** A label that goes somewhere. */
export function ButtonLink({ kind = 'black', ...link }: Kind & ComponentProps<'a'>) {
  return <a {...link} className={styles.button} data-kind={kind} />
}

/** A label that does something. */
export function Button({ kind = 'black', ...button }: Kind & ComponentProps<'button'>) {
  return <button type="button" {...button} className={styles.button} data-kind={kind} />
}
