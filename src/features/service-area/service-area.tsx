import { useRef, type ReactNode, type Ref } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { Content } from '#pipeline/content/content.ts'
import { hasFailed } from '#src/ui/embed/embed-state.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useEmbed } from '#src/ui/embed/use-embed.ts'

import { DrawnMap } from './drawn-map.tsx'
import { Places } from './places.tsx'
import styles from './service-area.module.css'

type ServiceAreaProps = {
  words: Content['contact']['serviceArea']
  area: Content['serviceArea']
}

/**
 * Where the studio works (C5): a map framed like a photograph, and below it the names in words. Until
 * the map service's page is there a drawn map takes its place. It stays there if the page never comes,
 * and it is what a printer prints.
 */
export function ServiceArea(props: ServiceAreaProps) {
  const { words, area } = props

  return (
    <>
      <ErrorBoundary fallback={<MapFigure {...props} failed />}>
        <EmbeddedMap {...props} />
      </ErrorBoundary>
      <Places words={words} towns={area.towns} counties={area.counties} />
    </>
  )
}

function EmbeddedMap(props: ServiceAreaProps) {
  const { words, area } = props
  const place = useRef<HTMLDivElement>(null)
  const { state, frame } = useEmbed(area.map.frame, place)
  const { attempt, stage } = state

  const embed = {
    title: words.label,
    src: area.map.frame,
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  }

  return (
    <MapFigure {...props} place={place} failed={hasFailed(state)}>
      {attempt > 0 && stage !== 'unreachable' ? (
        <Embed key={attempt} {...embed} {...frame} shown={stage === 'shown'} />
      ) : null}
      <noscript>
        <Embed {...embed} shown />
      </noscript>
    </MapFigure>
  )
}

type MapFigureProps = ServiceAreaProps & {
  place?: Ref<HTMLDivElement>
  failed: boolean
  /** The map that covers the drawn one. */
  children?: ReactNode
}

function MapFigure({ words, area, place, failed, children }: MapFigureProps) {
  return (
    <figure className={styles.frame}>
      <div ref={place} className={styles.place}>
        <DrawnMap drawing={area.drawing} />
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span>{words.note}</span>
        <p className={styles.unreachable} role="status">
          {failed ? words.unreachable : null}
        </p>
        <a
          href={area.map.link}
          target="_blank"
          rel="noopener"
          aria-label={`${words.link} (opens in a new tab)`}
        >
          {words.link}
        </a>
      </figcaption>
    </figure>
  )
}
