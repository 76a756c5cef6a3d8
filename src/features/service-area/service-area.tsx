import { useRef } from 'react'

import type { Content, Studio } from '#pipeline/content/content.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useReachable } from '#src/ui/use-reachable/use-reachable.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './service-area.module.css'

type ServiceAreaProps = {
  words: Content['contact']['serviceArea']
  /** Where the map is: a page made for embedding, and one that fills a tab. */
  map: Studio['map']
  city: string
}

/**
 * A map of where the studio works, framed like a photograph (C5). Until the map service answers, a
 * ring round the city's name stands in its place, and it stays there if the service never does.
 */
export function ServiceArea({ words, map, city }: ServiceAreaProps) {
  const place = useRef<HTMLDivElement>(null)
  const { state, attempt } = useReachable(map.embed, place)

  const embed = {
    title: words.label,
    src: map.embed,
    sandbox: 'allow-scripts allow-same-origin allow-popups',
  }

  return (
    <figure className={styles.frame}>
      <div ref={place} className={styles.place}>
        <p className={styles.city} aria-hidden="true">
          {city}
          <Wax mark="ring-wide" />
        </p>
        {attempt > 0 && state !== 'silent' ? (
          <Embed key={attempt} {...embed} shown={state === 'answers'} />
        ) : null}
        <noscript>
          <Embed {...embed} shown />
        </noscript>
        <p className={styles.unreachable} role="status">
          {state === 'silent' ? words.unreachable : null}
        </p>
      </div>
      <figcaption className={styles.caption}>
        <span>{words.note}</span>
        <a href={map.link} target="_blank" rel="noopener">
          {words.link}
        </a>
      </figcaption>
    </figure>
  )
}
