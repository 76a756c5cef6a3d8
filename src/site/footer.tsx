import type { Site } from '#pipeline/content/content.ts'
import { ROUTES, routes } from '#pipeline/content/pages.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { telLink } from '#src/ui/texts.ts'
import { language, wordsOf } from '#src/ui/words.ts'

import styles from './footer.module.css'

/** The pages that lead to the studio come last. */
const LAST = ['booking', 'contact'] as const
const LINKS = [...ROUTES.filter((route) => !['home', ...LAST].includes(route)), ...LAST]

export function Footer({ site: { studio, navigation, privacyLink } }: { site: Site }) {
  const { gallery, profiles = [] } = studio
  const words = wordsOf('page')
  const year = studio.copyrightYear.toLocaleString(language(), { useGrouping: false })

  return (
    <footer className={`film ${styles.footer}`}>
      <div className={`unprinted ${styles.edge}`}>
        <EdgePrint>
          <b>35mm</b>
          {[34, 35, 36].map((frame) => (
            <span key={frame}>
              {frame} <EdgeArrow /> {frame}A
            </span>
          ))}
          <span>37</span>
          <span>{words.endOfRoll}</span>
        </EdgePrint>
      </div>
      <div className={styles.columns}>
        {studio.tagline ? <p className={styles.tagline}>{studio.tagline}</p> : null}
        <address className={styles.reach}>
          <EmailLink email={studio.email} />
          {studio.phone ? <a href={telLink(studio.phone)}>{studio.phone}</a> : null}
        </address>
        <nav aria-label={words.footer}>
          <ul>
            {LINKS.map((link) => (
              <li key={link}>
                <a href={routes[link]}>{navigation[link].footer ?? navigation[link].label}</a>
              </li>
            ))}
            {[...(gallery ? [gallery] : []), ...profiles].map(({ label, address }) => (
              <li key={address}>
                <a href={address}>{label}</a>
              </li>
            ))}
            {privacyLink ? (
              <li>
                <a href={`${routes.contact}#privacy`}>{privacyLink}</a>
              </li>
            ) : null}
          </ul>
        </nav>
      </div>
      <div className={styles.copyright}>
        {/* One text: screen readers would hear no space between separate ones. */}
        <p>{`© ${year} ${studio.name}`}</p>
        <p>{studio.city}</p>
      </div>
    </footer>
  )
}
