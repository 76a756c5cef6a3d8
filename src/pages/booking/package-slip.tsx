import type { Package } from '#pipeline/content/content.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { visibleLength } from '#src/ui/texts.ts'
import { fill, plural, wordsOf } from '#src/ui/words.ts'
import { routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'

import styles from './package-slip.module.css'

type PackageSlipProps = {
  offer: Package
  index: number
  bookNow: string
}

/** The order of copies in a four-part form. */
const COPIES = ['white', 'canary', 'pink', 'goldenrod'] as const

/** The number of characters that fit at full size. */
const SHORT_PRICE = 3

/** A session package, with a link to its booking page, or else to the contact page. */
export function PackageSlip({ offer, index, bookNow }: PackageSlipProps) {
  const { icon, name, price, description, details, booking } = offer

  return (
    <Slip copy={COPIES[index % COPIES.length]} perforated>
      <article className={styles.package}>
        <h2>{name}</h2>
        {icon ? <Rolls {...icon} /> : null}
        {price ? <Price words={price} /> : null}
        {description ? <p className={styles.description}>{description}</p> : null}
        {details ? (
          <dl className={`rows ${styles.details}`}>
            {details.map(({ label, text }, row) => (
              <div key={row}>
                <dt>{label}</dt>
                <dd>
                  <Phrases text={text} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        <BookNow label={bookNow} name={name} booking={booking} />
      </article>
    </Slip>
  )
}

/** A package's icon: its rolls of film. Those that it may become are dashed. */
function Rolls({ rolls, upTo = rolls }: NonNullable<Package['icon']>) {
  const words = wordsOf('packages')
  const mayBeMore = upTo > rolls
  const count = mayBeMore ? fill(words.upTo, { from: rolls, to: upTo }) : rolls
  const form = plural(words.rolls, upTo)

  return (
    <div
      className={styles.rolls}
      role="img"
      aria-label={fill(mayBeMore && !form.includes('{count}') ? words.rolls.other : form, {
        count,
      })}
    >
      {Array.from({ length: upTo }, (_, roll) => (
        <svg key={roll} viewBox="0 0 17 30" data-maybe={roll >= rolls || undefined}>
          {roll < rolls ? (
            <path d="M5 0h7v3h4v25h-4v2H5v-2H1V3h4z M3.5 8v11h10V8z" />
          ) : (
            <path d="M5.5 1.5h6v3H15v23h-3.5v1h-6v-1H2v-23h3.5z" />
          )}
        </svg>
      ))}
    </div>
  )
}

/** A price. A leading currency sign is small and raised, also where the desk has marked the text before it. */
function Price({ words }: { words: string }) {
  const [sign = ''] = /^\p{Cf}*\p{Sc}\s*/u.exec(words) ?? []
  const figures = words.slice(sign.length)

  return (
    <p className={styles.price} data-long={visibleLength(figures) > SHORT_PRICE || undefined}>
      <bdi>
        {sign ? <span>{sign}</span> : null}
        {figures}
      </bdi>
    </p>
  )
}

type BookNowProps = {
  /** What the button says. */
  label: string
  /** Name of what is booked. */
  name: string
  /** Its own page at the scheduling service, else the calendar's (B2). A studio without a calendar may have neither. */
  booking: string | undefined
}

/** Books a package, or a session on one day, in a new tab. */
export function BookNow({ label, name, booking }: BookNowProps) {
  const link = `${label}: ${name}`

  return (
    <ButtonLink
      href={booking ?? routes.contact}
      aria-label={booking ? fill(wordsOf('links').newTab, { link }) : link}
      {...(booking && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {booking ? <Icon name="external" /> : null}
    </ButtonLink>
  )
}
