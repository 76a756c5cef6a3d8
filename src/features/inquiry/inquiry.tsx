import { useRef, type SubmitEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { notifyFailure } from '#src/ui/overlays/notify.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { CrashedForm } from './crashed-form.tsx'
import { discardDraft } from './draft.ts'
import { InquiryForm } from './inquiry-form.tsx'
import styles from './inquiry.module.css'
import { readFields, readHoneypot, type InquiryFields } from './inquiry-fields.ts'
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

/** The inquiry slip. Whatever fails in it, what was written stays on the page. */
export function Inquiry(props: InquiryProps) {
  return (
    <ErrorBoundary fallback={<CrashedForm {...props} />}>
      <InquirySlip {...props} />
    </ErrorBoundary>
  )
}

/**
 * Out of the box nothing is sent: the fields are logged to the console, and the pink copy takes the
 * form's place for a moment (C1–C3). Where the studio has a receiver, the pink copy comes once the
 * message has arrived there.
 */
function InquirySlip({ words, studio }: InquiryProps) {
  const { inquiries: delivery } = studio
  const { reasons } = words.failure
  const form = useRef<HTMLFormElement>(null)
  const fields = useDraft(form)
  const { thanks, received, thank } = useThanks(form)
  const { sending, failure, send, forgetFailure } = useDelivery(delivery, {
    onSent: confirm,
    onFailure: ({ reason }) => notifyFailure(reasons[reason].heading),
  })
  const online = useOnline()
  const isBackOnline = failure?.reason === 'offline' && online
  const progress = isBackOnline ? reasons.online.heading : sending && words.sending

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()

    const written = readFields(event.currentTarget)
    if (delivery) {
      const honeypot = readHoneypot(event.currentTarget, delivery.honeypot)
      return void send({ fields: written, honeypot })
    }

    console.log('Inquiry', written)
    confirm(written)
  }

  function confirm(written: InquiryFields) {
    discardDraft()
    thank(written)
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
          onReset={forgetFailure}
        >
          {delivery ? (
            <>
              {/* Fetched while there is a connection, to be there when there is none. */}
              <span className={styles.ready}>
                <Wax mark="cross" />
              </span>
              <p className={styles.announced} role="status">
                {progress}
              </p>
              {failure ? (
                <Undelivered
                  words={words}
                  studio={studio}
                  failure={failure}
                  isBackOnline={isBackOnline}
                  form={form}
                  fields={fields}
                />
              ) : null}
            </>
          ) : null}
        </InquiryForm>
      </div>
      {/* Announced because it gets the focus, and not once more because it has changed. */}
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
