import { useDeferredValue, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import 'virtual:typefaces/site.css'
import '#src/styles/index.css'
import type { Site } from '#pipeline/content/content.ts'
import { routes } from '#src/routes.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Toasts } from '#src/ui/overlays/toasts.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { useMenu } from './header/use-menu.ts'
import type { PageData } from './page-data.ts'
import styles from './page.module.css'
import { usePageEffects } from './use-page-effects.ts'

type PageProps = {
  Content: ComponentType<{ data: PageData }>
  data: PageData
}

/** A whole page. An error outside of its content leaves only the message and a link to Home. */
export function Page({ Content, data }: PageProps) {
  const failure = <Failure words={data.site.failure} />

  return (
    <ErrorBoundary fallback={<main>{failure}</main>}>
      <Surroundings data={data}>
        <ErrorBoundary fallback={failure}>
          <Content data={data} />
        </ErrorBoundary>
      </Surroundings>
    </ErrorBoundary>
  )
}

/**
 * What is the same on every page, around the content. The content is passed as `children` so that it
 * does not render again when the menu opens.
 */
function Surroundings({ data, children }: { data: PageData; children: ReactNode }) {
  const { route, site } = data
  const menu = useMenu()
  // After the menu is drawn: this takes long on a slow phone.
  const isCovered = useDeferredValue(menu.open)
  // A transition between two pages that begin on film has a dark background.
  const isOnFilm = route === 'home' || route === 'portfolio'
  usePageEffects()

  return (
    <div className={styles.page} data-menu={menu.open ? 'open' : undefined}>
      <a className={styles.skip} href="#main" inert={isCovered}>
        Skip to content
      </a>
      <Header site={site} route={route} menu={menu} />
      <main id="main" tabIndex={-1} inert={isCovered} data-film={isOnFilm || undefined}>
        {children}
      </main>
      <Footer site={site} inert={isCovered} />
      <ErrorBoundary fallback={null}>
        <Toasts />
      </ErrorBoundary>
    </div>
  )
}

/** Replaces what fails to render (N2). */
function Failure({ words }: { words: Site['failure'] }) {
  return (
    <section className={styles.failure} role="alert">
      <Wax shape="cross" />
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <ButtonLink href={routes.home}>{words.link}</ButtonLink>
    </section>
  )
}
