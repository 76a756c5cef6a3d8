import { useId, type ReactNode } from 'react'

import styles from './field.module.css'

type FieldFrameProps = {
  label: string
  hint?: string | undefined
  optional?: boolean
  mistake?: string | undefined
  /** The control. It gets its id, and the ids of what describes it. */
  children: (control: Control) => ReactNode
}

export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** A field's label, what it is, and what is wrong with it, around its control. */
export function FieldFrame({ label, hint, optional, mistake, children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ')

  return (
    <div className={styles.field} data-wrong={mistake ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> may be left out</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': mistake ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {mistake ? (
        <p id={`${id}-mistake`} className={styles.mistake} role="alert">
          {mistake}
        </p>
      ) : null}
    </div>
  )
}
