import type { ReactNode } from 'react'

import 'virtual:typefaces/site.css'
import '#src/styles/index.css'
import 'virtual:look.css'
import { Notices } from '#src/ui/overlays/notices.tsx'
import { wordsOf } from '#src/ui/words.ts'

import { Footer } from './footer.tsx'
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
      <main id="main" tabIndex={-1} data-film={isOnFilm || undefined}>
        {children}
      </main>
      <Footer site={site} />
      <Notices />
    </div>
  )
}
