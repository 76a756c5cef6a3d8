import { useRef, type SubmitEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { notify } from '#src/ui/overlays/notify.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { CrashedForm } from './crashed-form.tsx'
import { discardDraft } from './draft.ts'
import { InquiryForm } from './inquiry-form.tsx'
import styles from './inquiry.module.css'
import { readFields, readHoneypot, type InquiryFields } from './inquiry-fields.ts'
import { Thanks } from './thanks.tsx'
import { Undelivered } from './undelivered.tsx'
import { useSend } from './use-send.ts'
import { useDraft } from './use-draft.ts'
import { useOnline } from './use-online.ts'
import { useThanks } from './use-thanks.ts'

type InquiryProps = {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'phone' | 'url' | 'inquiries'>
}

/** The inquiry form. If it fails to render, the typed text stays on the page. */
export function Inquiry(props: InquiryProps) {
  return (
    <ErrorBoundary fallback={<CrashedForm {...props} />}>
      <InquirySlip {...props} />
    </ErrorBoundary>
  )
}

/**
 * By default the form sends nothing: it logs the fields to the console and shows the thank-you
 * (C1–C3). With a receiver, the thank-you is shown once the receiver has accepted the message.
 */
function InquirySlip({ words, studio }: InquiryProps) {
  const { inquiries: receiver } = studio
  const { reasons } = words.failure
  const form = useRef<HTMLFormElement>(null)
  const fields = useDraft(form)
  const { thanks, received, thank } = useThanks(form)
  const { sending, failure, send, clearFailure } = useSend(receiver, {
    onSent: confirm,
    onFailure: ({ reason }) => notify(reasons[reason].heading, 'failed'),
  })
  const online = useOnline()
  const isBackOnline = failure?.reason === 'offline' && online
  const progress = isBackOnline ? reasons.online.heading : sending && words.sending

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()

    const written = readFields(event.currentTarget)
    if (receiver) {
      const honeypot = readHoneypot(event.currentTarget, receiver.honeypot)
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
          onReset={clearFailure}
        >
          {receiver ? (
            <>
              {/* Preloads the mark for a message about being offline. */}
              <span className={styles.preloaded}>
                <Wax shape="cross" />
              </span>
              <p className={styles.status} role="status">
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
      {/* Focus announces it, so the live region must not. */}
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
