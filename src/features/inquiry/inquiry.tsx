import { useRef, type SubmitEvent } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { notifyFailure } from '#src/ui/overlays/notify.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { InquiryForm } from './inquiry-form.tsx'
import styles from './inquiry.module.css'
import { readLetter, readTrap, type Letter } from './letter.ts'
import { Thanks } from './thanks.tsx'
import { Undelivered } from './undelivered.tsx'
import { useDelivery } from './use-delivery.ts'
import { useDraft } from './use-draft.ts'
import { useOnline } from './use-online.ts'
import { useThanks } from './use-thanks.ts'

type InquiryProps = {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'phone' | 'url' | 'inquiries'>
}

/**
 * The inquiry slip. Out of the box nothing is sent: what was written is logged to the console, and
 * the pink copy stands in the form's place for a moment (C1–C3). Where the studio has a receiver,
 * the pink copy comes once the message has arrived there.
 */
export function Inquiry({ words, studio }: InquiryProps) {
  const delivery = studio.inquiries
  const form = useRef<HTMLFormElement>(null)
  const discardDraft = useDraft(form)
  const { thanks, received, thank } = useThanks(form)
  const { reasons } = words.failure
  const online = useOnline()
  const { sending, failure, send, forget } = useDelivery(delivery, {
    onSent: confirm,
    onFailure: ({ reason }) => notifyFailure(reasons[reason].heading),
  })

  const back = failure?.reason === 'offline' && online

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()

    const letter = readLetter(event.currentTarget)
    if (delivery) {
      const trap = readTrap(event.currentTarget, delivery.honeypot)
      return void send({ letter, trap })
    }

    console.log('Inquiry', letter)
    confirm(letter)
  }

  function confirm(letter: Letter) {
    discardDraft()
    thank(letter)
  }

  return (
    <div className={styles.inquiry}>
      <div className={styles.copies} inert={Boolean(received)}>
        <InquiryForm
          ref={form}
          words={words}
          studio={studio}
          sending={sending}
          onSubmit={submit}
          onReset={forget}
        >
          {delivery ? (
            <>
              {/* Fetched while there is a connection, to be there when there is none. */}
              <span className={styles.ready}>
                <Wax mark="cross" />
              </span>
              <p className={styles.announced} role="status">
                {sending ? words.sending : null}
                {back ? reasons.online.heading : null}
              </p>
              {failure ? (
                <Undelivered
                  words={words}
                  studio={studio}
                  failure={failure}
                  back={back}
                  form={form}
                />
              ) : null}
            </>
          ) : null}
        </InquiryForm>
      </div>
      {/* Read aloud because it gets the focus, and not once more because it has changed. */}
      <div
        ref={thanks}
        className={styles.thanks}
        role="status"
        aria-live="off"
        aria-label={received && `${words.thanks.heading} ${words.thanks.text}`}
        tabIndex={-1}
      >
        {received ? <Thanks words={words} {...received} /> : null}
      </div>
    </div>
  )
}
