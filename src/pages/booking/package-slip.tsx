import type { Package } from '#pipeline/content/content.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Phrases } from '#src/ui/heading/phrases.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import styles from './package-slip.module.css'
import { Rolls } from './rolls.tsx'

type PackageSlipProps = {
  session: Package
  index: number
  bookNow: string
}

/** The order in which a four-part form is bound. */
const COPIES = ['white', 'canary', 'pink', 'goldenrod'] as const

/** How many characters of a price fit the slip at full size. */
const SHORT_PRICE = 4

/** One session package, with the link to its own page at the scheduling service. */
export function PackageSlip({ session, index, bookNow }: PackageSlipProps) {
  const { icon, name, price, description, details, booking } = session

  return (
    <Slip copy={COPIES[index % COPIES.length]} perforated>
      <article className={styles.package}>
        <h2>{name}</h2>
        <Rolls {...icon} />
        <p className={styles.price} data-long={price.length > SHORT_PRICE || undefined}>
          <span>$</span>
          {price.slice(1)}
        </p>
        <p className={styles.description}>{description}</p>
        <dl className={styles.details}>
          {details.map(({ label, text }, row) => (
            <div key={row}>
              <dt>{label}</dt>
              <dd>
                <Phrases text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink
          href={booking}
          target="_blank"
          rel="noopener"
          aria-label={`${bookNow}: ${name} (opens in a new tab)`}
        >
          {bookNow}
          <Icon name="leave" />
        </ButtonLink>
      </article>
    </Slip>
  )
}
