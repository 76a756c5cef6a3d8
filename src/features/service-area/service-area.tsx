import { useRef, type ReactNode } from 'react'

import type { WebMap } from '@studio/services/maps'

import type { Content, Pages } from '#pipeline/content/content.ts'
import { island, Static } from '#src/ui/island.tsx'
import { Ask, Remember, useConsent } from '#src/ui/embed/ask.tsx'
import { Embed, useEmbed } from '#src/ui/embed/embed.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import styles from './service-area.module.css'

const MapIsland = island('map', MapFigure, ['links'])

type ServiceAreaProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  area: NonNullable<Content['serviceArea']>
}

/** Where the studio works (C5): a map, a picture in its place, and the names as text, which say the same. */
export function ServiceArea({ words, area: { map, picture, towns, counties } }: ServiceAreaProps) {
  return (
    <>
      {map || picture ? (
        <MapIsland words={words} map={map}>
          {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : null}
        </MapIsland>
      ) : (
        words.note && <p>{words.note}</p>
      )}
      <dl className={`columns rows ${styles.places}`}>
        <Names label={words.towns} names={towns} />
        <Names label={words.counties} names={counties} />
      </dl>
    </>
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

type MapProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  map: WebMap | undefined
  /** The studio's picture of the area, which is static. */
  children?: ReactNode
}

/** A picture of the area. The map service's page covers it once it has loaded, but not in print. */
function MapFigure({ words, map, children }: MapProps) {
  const links = wordsOf('links')
  const place = useRef<HTMLDivElement>(null)
  const asks = Boolean(map && words.ask)
  const address = map?.frame ?? ''
  const consent = useConsent(address, asks)
  const { iframe, failed } = useEmbed(address, place, { allowed: Boolean(map) && consent.isGiven })

  return (
    <figure className={`film ${styles.frame}`}>
      <div ref={place} className={styles.place} data-map="">
        <Static name="picture" className={styles.picture}>
          {children}
        </Static>
        {map ? (
          <Embed
            {...iframe}
            shown={iframe.arrived}
            inNoscript={!asks}
            title={words.label}
            src={map.frame}
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : null}
      </div>
      <figcaption className={`beside targets ${styles.caption}`}>
        <Ask words={words.ask} consent={consent} kind="white" />
        {words.note ? <p suppressHydrationWarning>{words.note}</p> : null}
        {/* Not announced: the towns are below as text. */}
        {failed ? (
          <p className={`not-on-paper ${styles.unreachable}`}>{words.unreachable}</p>
        ) : null}
        <Remember words={words.ask} consent={consent} />
        {map ? (
          <a
            href={map.link}
            target="_blank"
            rel="noopener"
            aria-label={fill(links.newTab, { link: words.link })}
            suppressHydrationWarning
          >
            {words.link}
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}
