import { useDeferredValue, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import 'virtual:typefaces/site.css'
import '#src/styles/index.css'
import type { Route } from '#src/routes.ts'
import { Toasts } from '#src/ui/overlays/toasts.tsx'
import { useTips } from '#src/ui/overlays/use-tips.ts'
import { useLeaveStaleOverlay } from '#src/ui/use-back-closes.ts'
import { usePageZoom } from '#src/ui/use-page-zoom.ts'
import { usePhotoFade } from '#src/ui/use-photo-fade.ts'

import { Failure } from './failure/failure.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { useMenu } from './header/use-menu.ts'
import type { PageData } from './page-data.ts'
import styles from './page.module.css'
import { useFarContent } from './use-far-content.ts'
import { useHydrationSignal } from './use-hydration-signal.ts'

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
  useTips()
  useHydrationSignal()
  usePhotoFade()
  usePageZoom()
  useFarContent()
  useLeaveStaleOverlay()

  return (
    <div className={styles.page} data-menu={menu.open ? 'open' : undefined}>
      <a className={styles.skip} href="#main" inert={isCovered}>
        Skip to content
      </a>
      <Header site={site} route={route} menu={menu} />
      <main id="main" tabIndex={-1} inert={isCovered} data-film={isOnFilm(route)}>
        {children}
      </main>
      <Footer site={site} inert={isCovered} />
      <ErrorBoundary fallback={null}>
        <Toasts />
      </ErrorBoundary>
    </div>
  )
}

/** Whether a page begins on film. A transition between two such pages has a dark background. */
function isOnFilm(route: Route | undefined) {
  return route === 'home' || route === 'portfolio' || undefined
}
