import { useEffect, useId, useRef, type RefObject } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { Button, ButtonLink } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { telephone } from '#src/ui/telephone.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { forgetProblems, reportProblems } from './field-problems.ts'
import { letterText } from './letter-text.ts'
import { mailLink } from './mail-link.ts'
import styles from './undelivered.module.css'
import { useLetter } from './use-letter.ts'
import type { Failure } from '@studio/services/receivers/verdict'

type UndeliveredProps = {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'phone'>
  failure: Failure
  /** There is a connection again, after there was none. */
  back: boolean
  form: RefObject<HTMLFormElement | null>
}

/**
 * What a visitor reads when a message did not go through, and every other way to get it there. A
 * notice reads the heading aloud; what follows is read when the focus comes here.
 */
export function Undelivered({ words, studio, failure, back, form }: UndeliveredProps) {
  const panel = useRef<HTMLDivElement>(null)
  const advice = useId()
  const letter = useLetter(form)

  const { reasons, ...labels } = words.failure
  const reason = back ? 'online' : failure.reason
  const general = failure.problems.filter(({ field }) => !field)
  const text = letterText(letter, words)
  const subject = `${words.heading}: ${letter.name}`

  useEffect(() => {
    if (!form.current || reportProblems(form.current, failure.problems)) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [form, failure])

  function tryAgain() {
    if (!form.current) return
    // This button is about to go, and the focus must not go with it.
    form.current.querySelector<HTMLElement>('[type=submit]')?.focus()
    forgetProblems(form.current)
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
      <Wax mark="cross" />
      <h3>{reasons[reason].heading}</h3>
      <p id={advice}>{reasons[reason].text}</p>
      {general.length > 0 ? (
        <ul>
          {general.map((problem) => (
            <li key={problem.text}>{problem.text}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.ways}>
        <Button onClick={tryAgain}>{labels.tryAgain}</Button>
        <ButtonLink kind="line" href={mailLink({ to: studio.email, subject, body: text })}>
          {labels.email}
        </ButtonLink>
        <CopyButton text={text} label="Copy the message" copied="Message copied" />
        <ButtonLink kind="line" href={telephone(studio.phone)}>
          {studio.phone}
        </ButtonLink>
      </div>
    </div>
  )
}
