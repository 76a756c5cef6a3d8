import { ButtonLink } from './button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import styles from './banner.module.css'

type BannerProps = {
  heading: string
  text?: string
  button: string
  href: string
  /** Where no other slip is in the first view: its texture is fetched when it is near. */
  deferred?: boolean
}

/** A call to action at the end of a page, on a canary slip. */
export function Banner({ heading, text, button, href, deferred }: BannerProps) {
  return (
    <section className="not-on-paper" data-deferred={deferred ? '' : undefined}>
      <Slip copy="canary" perforated>
        <div className={`section ${styles.banner}`} data-full-width="">
          <div>
            <h2>{heading}</h2>
            {text ? <p>{text}</p> : null}
          </div>
          <ButtonLink href={href}>{button}</ButtonLink>
        </div>
      </Slip>
    </section>
  )
}
