import { useRef, type ReactNode, type Ref } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { Pages } from '#pipeline/content/content.ts'
import type { WebMap } from '@studio/services/maps/web-map'
import { hasFailed } from '#src/ui/embed/embed-state.ts'
import { Ask, Remember } from '#src/ui/embed/ask.tsx'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useConsent } from '#src/ui/embed/use-consent.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'
import { Static } from '#src/ui/island/static.tsx'

import styles from './service-area.module.css'

type MapProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  map: WebMap | undefined
  /** Whether the map service's page is shown only once a visitor asks for it. */
  asks: boolean
  /** The drawn map, which is static. */
  children: ReactNode
}

/** A drawn map. The map service's page covers it once it has loaded, but not in print. */
export function MapFigure({ map, asks, ...figure }: MapProps) {
  if (!map) return <Figure {...figure} />

  return (
    <ErrorBoundary fallback={<Figure {...figure} map={map} failed />}>
      <EmbeddedMap {...figure} map={map} asks={asks} />
    </ErrorBoundary>
  )
}

function EmbeddedMap({ map, asks, ...figure }: MapProps & { map: WebMap }) {
  const place = useRef<HTMLDivElement>(null)
  const consent = useConsent(map.frame, asks)
  const { state, frame } = useEmbed(map.frame, place, consent.isGiven)
  const { ask } = figure.words

  return (
    <Figure
      {...figure}
      map={map}
      place={place}
      failed={hasFailed(state)}
      embed={
        <>
          <Ask words={ask} consent={consent} />
          <Embed
            {...frame}
            alsoWithoutScripts={!asks}
            title={figure.words.label}
            src={map.frame}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            shown={state.stage === 'shown'}
          />
        </>
      }
      remember={<Remember words={ask} consent={consent} />}
    />
  )
}

type FigureProps = Omit<MapProps, 'map' | 'asks'> & {
  map?: WebMap
  place?: Ref<HTMLDivElement>
  failed?: boolean
  /** Covers the drawn map. */
  embed?: ReactNode
  /** Stands below it. */
  remember?: ReactNode
}

function Figure({ words, map, place, failed, embed, remember, children }: FigureProps) {
  return (
    <figure className={`film ${styles.frame}`}>
      <div ref={place} className={styles.place}>
        <Static name="drawing" className={styles.drawing}>
          {children}
        </Static>
        {embed}
      </div>
      <figcaption className={styles.caption}>
        {words.note ? <p suppressHydrationWarning>{words.note}</p> : null}
        {/* Not announced: the towns are below as text. */}
        {failed ? <p className={styles.unreachable}>{words.unreachable}</p> : null}
        {remember}
        {map ? (
          <a
            href={map.link}
            target="_blank"
            rel="noopener"
            aria-label={`${words.link} (opens in a new tab)`}
            suppressHydrationWarning
          >
            {words.link}
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}
