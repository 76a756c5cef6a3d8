import { useEffect, useId, useRef, type RefObject } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import type { Failure } from '@studio/services/receivers/verdict'
import { Button } from '#src/ui/button/button.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import { clearProblems, reportProblems } from './field-problems.ts'
import type { InquiryFields } from './inquiry-fields.ts'
import { OtherWays } from './other-ways.tsx'
import styles from './undelivered.module.css'

type UndeliveredProps = {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'phone'>
  failure: Failure
  isBackOnline: boolean
  form: RefObject<HTMLFormElement | null>
  fields: InquiryFields
}

/**
 * Shown when a message may not have arrived: why, and other ways to send it. A notice announces the
 * heading, focus announces the rest.
 */
export function Undelivered(props: UndeliveredProps) {
  const { words, studio, failure, isBackOnline, form, fields } = props
  const panel = useRef<HTMLDivElement>(null)
  const advice = useId()

  const { reasons, tryAgain } = words.failure
  const { heading, text } = reasons[isBackOnline ? 'online' : failure.reason]
  const general = failure.problems.filter(({ field }) => !field)

  useEffect(() => {
    if (!form.current || reportProblems(form.current, failure.problems)) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [form, failure])

  function retry() {
    if (!form.current) return
    // This button is about to disappear with its focus.
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus()
    clearProblems(form.current)
    form.current.requestSubmit()
  }

  return (
    <div
      ref={panel}
      className={styles.undelivered}
      role="group"
      aria-labelledby={advice}
      tabIndex={-1}
    >
      <Wax shape="cross" />
      <h3>{heading}</h3>
      <p id={advice}>
        {failure.retryAt ? `${reasons.busy.until} ${timeOfDay(failure.retryAt)}.` : text}
      </p>
      {general.length > 0 ? (
        <ul>
          {general.map((problem) => (
            <li key={problem.text}>{problem.text}</li>
          ))}
        </ul>
      ) : null}
      <OtherWays words={words} studio={studio} fields={fields}>
        <Button onClick={retry}>{tryAgain}</Button>
      </OtherWays>
    </div>
  )
}

/** “3:42 PM”, rounded up to the minute. */
function timeOfDay(date: Date) {
  const minute = 60_000
  const rounded = new Date(Math.ceil(date.getTime() / minute) * minute)
  return rounded.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
