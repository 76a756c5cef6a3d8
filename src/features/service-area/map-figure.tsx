import { useRef, type ReactNode, type Ref } from 'react'

import type { Pages } from '#pipeline/content/content.ts'
import type { WebMap } from '@studio/services/maps'
import { Ask, Remember } from '#src/ui/embed/ask.tsx'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useConsent } from '#src/ui/embed/use-consent.ts'
import { useEmbed } from '#src/ui/embed/use-embed.ts'
import { Static } from '#src/ui/island/static.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

import styles from './service-area.module.css'

type MapProps = {
  words: NonNullable<Pages['contact']['serviceArea']>
  map: WebMap | undefined
  /** The studio's picture of the area, which is static. */
  children?: ReactNode
}

/** A picture of the area. The map service's page covers it once it has loaded, but not in print. */
export function MapFigure({ map, ...figure }: MapProps) {
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
          shown={!frame.seeThrough}
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
