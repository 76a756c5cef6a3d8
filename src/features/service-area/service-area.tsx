import { useRef, type ReactNode, type Ref } from 'react'

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
function MapFigure({ map, ...figure }: MapProps) {
  return map ? <EmbeddedMap {...figure} map={map} /> : <Figure {...figure} />
}

function EmbeddedMap({ map, ...figure }: MapProps & { map: WebMap }) {
  const place = useRef<HTMLDivElement>(null)
  const { ask } = figure.words
  const consent = useConsent(map.frame, Boolean(ask))
  const { frame, failed } = useEmbed(map.frame, place, { allowed: consent.isGiven })

  return (
    <Figure
      {...figure}
      map={map}
      place={place}
      failed={failed}
      embed={
        <Embed
          {...frame}
          shown={frame.arrived}
          alsoWithoutScripts={!ask}
          title={figure.words.label}
          src={map.frame}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      }
      ask={<Ask words={ask} consent={consent} kind="white" />}
      remember={<Remember words={ask} consent={consent} />}
    />
  )
}

type FigureProps = Omit<MapProps, 'map'> & {
  map?: WebMap
  place?: Ref<HTMLDivElement>
  failed?: boolean
  /** Covers the picture. */
  embed?: ReactNode
  /** Stand below it. */
  ask?: ReactNode
  remember?: ReactNode
}

function Figure(props: FigureProps) {
  const links = wordsOf('links')
  const { words, map, place, failed, embed, ask, remember, children } = props

  return (
    <figure className={`film ${styles.frame}`}>
      <div ref={place} className={styles.place} data-map="">
        <Static name="picture" className={styles.picture}>
          {children}
        </Static>
        {embed}
      </div>
      <figcaption className={styles.caption}>
        {ask}
        {words.note ? <p suppressHydrationWarning>{words.note}</p> : null}
        {/* Not announced: the towns are below as text. */}
        {failed ? <p className={`unprinted ${styles.unreachable}`}>{words.unreachable}</p> : null}
        {remember}
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
