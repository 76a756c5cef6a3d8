import { useId, type ReactNode } from 'react'

import styles from './forms.module.css'

export type FieldFrameProps = {
  label: string
  hint?: string | undefined
  /** What is understood of it. Above the control, which may be tall. */
  remark?: string | undefined
  optional?: boolean
  mistake?: string | undefined
  onLeave?: () => void
  /** The control. It gets its id, and the ids of what describes it. */
  children: (control: Control) => ReactNode
}

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** A field's label, what it is, and what is wrong with it, around its control. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, remark, optional, mistake, onLeave, children } = props
  // What is said of an empty field ends with it.
  const hint = props.hint && mistake?.endsWith(props.hint) ? undefined : props.hint
  const id = useId()
  const described = [
    ...(remark ? [`${id}-remark`] : []),
    ...(hint ? [`${id}-hint`] : []),
    ...(mistake ? [`${id}-mistake`] : []),
  ].join(' ')

  return (
    <div className={styles.field} onBlur={onLeave}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <small> may be left out</small> : null}
      </label>
      {remark ? (
        <p id={`${id}-remark`} className={styles.hint} role="status">
          {remark}
        </p>
      ) : null}
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
      <MistakeText id={`${id}-mistake`} text={mistake} />
    </div>
  )
}

/** What is wrong, announced at once. */
export function MistakeText({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className={styles.mistake} role="alert">
      {text}
    </p>
  )
}
