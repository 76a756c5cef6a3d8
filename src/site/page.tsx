import type { ReactNode } from 'react'

import 'virtual:typefaces/site.css'
import 'virtual:look.css'

import '#src/styles/index.css'
import { Notices } from '#src/ui/overlays/notices.tsx'
import { inDigits, wordsOf } from '#src/ui/words.ts'
import type { Site } from '#pipeline/content/content.ts'
import { ROUTES, routes } from '#pipeline/content/pages.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { telLink } from '#src/ui/texts.ts'

import { Header } from './header/header.tsx'
import type { PageData } from './page-data.ts'
import styles from './page.module.css'

/** A whole page: what is the same on every page, around its content. */
export function Page({ data: { route, site }, children }: { data: PageData; children: ReactNode }) {
  const words = wordsOf('page')
  // A transition between two pages that begin on film has a dark background.
  const isOnFilm = route === 'home' || route === 'portfolio'

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header site={site} route={route} />
      <main id="main" tabIndex={-1} data-on-film={isOnFilm || undefined}>
        {children}
      </main>
      <Footer site={site} />
      <Notices />
    </div>
  )
}

function Footer({ site: { studio, navigation, privacyLink } }: { site: Site }) {
  const { gallery, profiles = [] } = studio
  const words = wordsOf('page')
  const year = inDigits(studio.copyrightYear)
  // The pages that lead to the studio come last.
  const last = ['booking', 'contact'] as const
  const links = [...ROUTES.filter((route) => !['home', ...last].includes(route)), ...last]

  return (
    <footer className={`film ${styles.footer}`}>
      <div className={`not-on-paper ${styles.edge}`}>
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
      <div className={`stack ${styles.columns}`}>
        {studio.tagline ? <p className={styles.tagline}>{studio.tagline}</p> : null}
        <address className={styles.reach}>
          <EmailLink email={studio.email} />
          {studio.phone ? <a href={telLink(studio.phone)}>{studio.phone}</a> : null}
        </address>
        <nav aria-label={words.footer}>
          <ul>
            {links.map((link) => (
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
      <div className={`beside ${styles.copyright}`}>
        {/* One text: screen readers would hear no space between separate ones. */}
        <p>{`© ${year} ${studio.name}`}</p>
        <p>{studio.city}</p>
      </div>
    </footer>
  )
}
