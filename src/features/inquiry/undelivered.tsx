import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { InquiryWords } from '#pipeline/content/content.ts'
import type { Failure } from '@studio/services/receivers/verdict'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { notify } from '#src/ui/overlays/notices.tsx'
import { telLink } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { language, wordsOf } from '#src/ui/words.ts'

import type { InquiryFields, Recipient } from './inquiry-fields.ts'
import { inquiryText, mailLink } from './mail.ts'
import styles from './inquiry.module.css'
import { setProblems } from './use-problems.ts'

type OtherWaysProps = {
  words: InquiryWords
  studio: Recipient
  fields: InquiryFields
  /** Shown first. */
  children?: ReactNode
}

type UndeliveredProps = OtherWaysProps & {
  failure: Failure
  isBackOnline: boolean | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * Says why a message may not have arrived, and offers other ways to send it. This slip takes the focus, which announces
 * it. If a field is to be corrected, the field takes the focus instead, and a notice says what is out of view.
 */
export function Undelivered({ failure, isBackOnline, form, ...inquiry }: UndeliveredProps) {
  const { reasons, tryAgain } = inquiry.words.failure

  const panel = useRef<HTMLDivElement>(null)
  const title = useId()
  const advice = useId()

  const { heading, text } = reasons[isBackOnline ? 'online' : failure.reason]

  useEffect(() => {
    // Receivers write English. In other languages the form uses its own words to ask for a correction.
    const own = /^en\b/.test(language()) ? {} : { text: reasons.refused.text }
    setProblems(
      form.current,
      failure.problems.map((problem) => ({ ...problem, ...own })),
    )
    const field = form.current?.querySelector('input:invalid, textarea:invalid')
    if (field) {
      form.current?.reportValidity()
      // Focus scrolls to the field.
      const isSeen = [field, panel.current!].every(isInView)
      if (!isSeen) notify(reasons[failure.reason].heading, 'failed')
    } else {
      panel.current?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [form, failure, reasons])

  function retry() {
    setProblems(form.current, [])
    flushSync(() => form.current?.requestSubmit())
    // This button has disappeared with its focus.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  return (
    <div
      ref={panel}
      className={styles.undelivered}
      role="group"
      aria-labelledby={`${title} ${advice}`}
      tabIndex={-1}
    >
      <Wax shape="cross" />
      <h3 id={title}>{heading}</h3>
      <p id={advice}>
        {failure.retryAt ? `${reasons.busy.until} ${timeOfDay(failure.retryAt)}.` : text}
      </p>
      <OtherWays {...inquiry}>
        <Button onClick={retry}>{tryAgain}</Button>
      </OtherWays>
    </div>
  )
}

/** Other ways to send an inquiry: an email with the text filled in, the clipboard, the phone. */
export function OtherWays({ words, studio, fields, children }: OtherWaysProps) {
  const copying = wordsOf('copying')
  const body = inquiryText(fields, words)
  const subject = `${words.heading}: ${fields.name}`
  const cut = `… ${words.failure.cut ?? ''}`

  return (
    <div className={`beside ${styles.ways}`}>
      {children}
      <ButtonLink kind="line" href={mailLink({ to: studio.email, subject, body, cut })}>
        {words.failure.email}
      </ButtonLink>
      <CopyButton text={body} label={copying.message} copied={copying.messageCopied} />
      {studio.phone ? (
        <ButtonLink kind="line" href={telLink(studio.phone)}>
          {studio.phone}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** “3:42 PM”, rounded up to the minute. */
function timeOfDay(date: Date) {
  const minute = 60_000
  const rounded = new Date(Math.ceil(date.getTime() / minute) * minute)
  return rounded.toLocaleTimeString(language(), { hour: 'numeric', minute: '2-digit' })
}
