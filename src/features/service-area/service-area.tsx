import { useRef, type ReactNode, type Ref } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import type { Content } from '#pipeline/content/content.ts'
import type { WebMap } from '@studio/services/maps/web-map'
import { hasFailed } from '#src/ui/embed/embed-state.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useEmbed } from '#src/ui/embed/use-embed.ts'

import { DrawnMap } from './drawn-map.tsx'
import styles from './service-area.module.css'

type ServiceAreaProps = {
  words: NonNullable<Content['contact']['serviceArea']>
  area: NonNullable<Content['serviceArea']>
}

/**
 * Where the studio works (C5): a map, and the names as text. A drawn map is shown until the map
 * service's page has loaded, if it fails, and in print.
 */
export function ServiceArea(props: ServiceAreaProps) {
  const { words, area } = props

  return (
    <>
      {area.map ? (
        <ErrorBoundary fallback={<MapFigure {...props} failed />}>
          <EmbeddedMap {...props} map={area.map} />
        </ErrorBoundary>
      ) : (
        <MapFigure {...props} />
      )}
      <dl className={styles.places}>
        <Names label={words.towns} names={area.towns} />
        <Names label={words.counties} names={area.counties} />
      </dl>
    </>
  )
}

function EmbeddedMap({ map, ...props }: ServiceAreaProps & { map: WebMap }) {
  const place = useRef<HTMLDivElement>(null)
  const { state, frame } = useEmbed(map.frame, place)

  return (
    <MapFigure {...props} place={place} failed={hasFailed(state)}>
      <Embed
        {...frame}
        title={props.words.label}
        src={map.frame}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        shown={state.stage === 'shown'}
      />
    </MapFigure>
  )
}

type MapFigureProps = ServiceAreaProps & {
  place?: Ref<HTMLDivElement>
  failed?: boolean
  /** The embedded map, which covers the drawn one. */
  children?: ReactNode
}

function MapFigure({ words, area, place, failed, children }: MapFigureProps) {
  if (!area.drawing) return null

  return (
    <figure className={`film ${styles.frame}`}>
      <div ref={place} className={styles.place}>
        <DrawnMap drawing={area.drawing} />
        {children}
      </div>
      <figcaption className={styles.caption}>
        {words.note ? <p>{words.note}</p> : null}
        {/* Not announced: the towns are below as text. */}
        {failed ? <p className={styles.unreachable}>{words.unreachable}</p> : null}
        {area.map ? (
          <a
            href={area.map.link}
            target="_blank"
            rel="noopener"
            aria-label={`${words.link} (opens in a new tab)`}
          >
            {words.link}
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}

function Names({ label, names }: { label: string | undefined; names: string[] }) {
  if (names.length === 0) return null

  return (
    <div>
      <dt>{label}</dt>
      {names.map((name) => (
        <dd key={name}>{name}</dd>
      ))}
    </div>
  )
}
