import { routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

type BookNowProps = {
  /** What the button says. */
  label: string
  /** Name of what is booked. */
  name: string
  /** Its page at the scheduling service (B2). Without one, the button leads to Contact. */
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
