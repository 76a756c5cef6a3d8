import { useRef, useState, type SubmitEvent } from 'react'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { island } from '#src/ui/island.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import { InquiryForm } from './inquiry-form.tsx'
import { inquiryOf, readForm, type InquiryFields, type Recipient } from './inquiry-fields.ts'
import { KeptCopy, useCopy, Thanks } from './thanks.tsx'
import { Undelivered, OtherWays } from './undelivered.tsx'
import { dropDraft, useDraft, readDraft } from './use-draft.ts'
import { useSend } from './deliver.ts'
import styles from './inquiry.module.css'
import formStyles from './inquiry-form.module.css'
import { inquiryText } from './mail.ts'

const InquiryIsland = island('inquiry', SafeInquiry, ['copying'])

type InquiryProps = { words: InquiryWords; studio: Recipient }

/** The inquiry form. */
export function Inquiry({
  words,
  studio: { email, phone, url, inquiries, gallery },
}: InquiryProps) {
  return <InquiryIsland words={words} studio={{ email, phone, url, inquiries, gallery }} />
}

/** If the form fails to render, the typed text stays on the page. */
function SafeInquiry(props: InquiryProps) {
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
  const form = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<'writing' | 'thanks' | 'thanked'>('writing')
  const { copy, keep } = useCopy()
  const { written, save } = useDraft(form, words.choices)
  const { sending, failure, isBackOnline, send, clearFailure } = useSend(receiver, thank)
  const progress = isBackOnline ? words.failure.reasons.online.heading : sending && words.sending

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Some password managers fill in fields without an input event.
    save()

    const fields = inquiryOf(readForm(event.currentTarget, words.choices), words.choices)
    if (receiver) return void send(fields)
    console.log('Inquiry', fields)
    thank(fields)
  }

  function thank(fields: InquiryFields) {
    // A page restored by Back then knows that the inquiry was sent.
    dropDraft()
    keep(fields)
    setStage('thanks')
  }

  function startOver() {
    clearFailure()
    // The draft is saved after the fields are emptied.
    queueMicrotask(save)
  }

  return (
    <div className={styles.inquiry}>
      <div className={styles.copies} inert={stage === 'thanks'}>
        <InquiryForm
          ref={form}
          words={words}
          studio={studio}
          sending={sending}
          failed={Boolean(failure)}
          written={written}
          onInput={save}
          onSubmit={submit}
          onReset={startOver}
        >
          {receiver ? (
            <div className="unseen" aria-live="polite">
              {/* Loads the mark, which a message about being offline shows. */}
              <Wax shape="cross" />
              {progress}
            </div>
          ) : null}
          {failure ? (
            <Undelivered
              words={words}
              studio={studio}
              failure={failure}
              isBackOnline={isBackOnline}
              form={form}
              fields={inquiryOf(written, words.choices)}
            />
          ) : null}
        </InquiryForm>
      </div>
      {copy && stage !== 'writing' ? (
        <Thanks
          words={words}
          gallery={studio.gallery}
          fields={copy}
          form={form}
          isOver={stage === 'thanked'}
          onOver={() => setStage('thanked')}
          onLeft={() => setStage('writing')}
        />
      ) : null}
      {copy && words.thanks.copy ? (
        <KeptCopy words={words} copy={copy} isWaiting={stage === 'thanks'} />
      ) : null}
    </div>
  )
}

/** The fallback of a form that failed to render: the message, and other ways to send it. */
function CrashedForm({ words, studio }: { words: InquiryWords; studio: Recipient }) {
  const [fields] = useState(() => {
    // React renders this while the form is still in the page.
    const form = document.querySelector('form')
    return inquiryOf(form ? readForm(form, words.choices) : readDraft(), words.choices)
  })
  const { heading, text } = words.failure.reasons.crashed

  return (
    <Slip>
      <div className={formStyles.form}>
        <h2 className={formStyles.heading}>{words.heading}</h2>
        <div className={styles.undelivered} role="alert">
          <Wax shape="cross" />
          <h3>{heading}</h3>
          <p>
            {text} <a href={`mailto:${studio.email}`}>{studio.email}</a>
          </p>
          <p className={styles.written}>{inquiryText(fields, words)}</p>
          <OtherWays words={words} studio={studio} fields={fields} />
        </div>
      </div>
    </Slip>
  )
}
