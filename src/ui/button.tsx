import type { ComponentProps } from 'react'

import styles from './button.module.css'

type Kind = {
  /** `book` leads to a booking. It is the only canary button on film. */
  kind?: 'black' | 'book' | 'white' | 'line'
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'black', ...link }: Kind & ComponentProps<'a'>) {
  return <a {...link} className={styles.button} data-kind={kind} />
}

/** A button that submits no form, unless `type` says so. */
export function Button({ kind = 'black', ...button }: Kind & ComponentProps<'button'>) {
  return <button type="button" {...button} className={styles.button} data-kind={kind} />
}
