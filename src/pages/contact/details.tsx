import type { Content, Studio } from '#pipeline/content/content.ts'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { telLink } from '#src/ui/tel-link.ts'

import styles from './details.module.css'

type DetailsProps = {
  words: Content['contact']['details']
  studio: Studio
}

/** Email, phone and place of the studio. */
export function Details({ words, studio }: DetailsProps) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <EmailLink email={studio.email} />
          <CopyButton
            text={studio.email}
            label="Copy email address"
            copied="Email address copied"
          />
        </dd>
      </div>
      {studio.phone ? (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telLink(studio.phone)}>{studio.phone}</a>
            <CopyButton
              text={studio.phone}
              label="Copy phone number"
              copied="Phone number copied"
            />
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{words.studio}</dt>
        <dd className={styles.place}>
          {studio.city}
          {studio.serving ? <small>{studio.serving}</small> : null}
        </dd>
      </div>
    </dl>
  )
}
