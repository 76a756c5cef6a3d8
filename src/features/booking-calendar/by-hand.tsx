import type { Pages, Studio } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { telLink } from '#src/ui/tel-link.ts'

import styles from './unreachable.module.css'

type ByHandProps = {
  words: NonNullable<Pages['booking']['calendar']>
  studio: Pick<Studio, 'email' | 'phone'>
}

/** The ways to book where the studio has no calendar to show. */
export function ByHand({ words, studio: { email, phone } }: ByHandProps) {
  return (
    <Slip copy="canary" perforated>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h2>{words.heading}</h2>
          {words.byHand ? <p>{words.byHand}</p> : null}
        </div>
        <div className={styles.buttons}>
          <ButtonLink href={routes.contact}>{words.unreachable.message}</ButtonLink>
          <p className={styles.others}>
            {phone ? <a href={telLink(phone)}>{phone}</a> : null}
            <EmailLink email={email} />
          </p>
        </div>
      </div>
    </Slip>
  )
}
