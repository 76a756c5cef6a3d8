import { useRef, type SubmitEvent } from 'react'

import type { InquiryWords } from '#pipeline/content/content.ts'

import { InquiryForm } from './inquiry-form.tsx'
import styles from './inquiry.module.css'
import { readLetter } from './letter.ts'
import { Thanks } from './thanks.tsx'
import { useDraft } from './use-draft.ts'
import { useThanks } from './use-thanks.ts'

type InquiryProps = {
  words: InquiryWords
  /** The studio's address, for visitors whose browser runs no JavaScript. */
  email: string
}

/**
 * The inquiry slip. Nothing is sent: what was written is logged to the console, and the pink copy
 * stands in the form's place for a moment (C1–C3).
 */
export function Inquiry({ words, email }: InquiryProps) {
  const form = useRef<HTMLFormElement>(null)
  const discardDraft = useDraft(form)
  const { thanks, received, thank } = useThanks(form)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()

    const letter = readLetter(event.currentTarget)
    console.log('Inquiry', letter)
    discardDraft()
    thank(letter)
  }

  return (
    <div className={styles.inquiry}>
      <div className={styles.copies} inert={Boolean(received)}>
        <InquiryForm ref={form} words={words} email={email} onSubmit={submit} />
      </div>
      <div ref={thanks} className={styles.thanks} role="status" tabIndex={-1}>
        {received ? <Thanks words={words} {...received} /> : null}
      </div>
    </div>
  )
}
