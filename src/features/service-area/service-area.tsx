import { useRef } from 'react'

import type { Content } from '#pipeline/content/content.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useVisit } from '#src/ui/embed/use-visit.ts'
import { failed } from '#src/ui/embed/visit.ts'

import { DrawnMap } from './drawn-map.tsx'
import { Places } from './places.tsx'
import styles from './service-area.module.css'

type ServiceAreaProps = {
  words: Content['contact']['serviceArea']
  area: Content['serviceArea']
}

/**
 * Where the studio works (C5): a map framed like a photograph, and below it the names in words.
 * Until the map service's page is there a drawn map stands in its place. It stays there if the
 * page never comes, and it is what a printer prints.
 */
export function ServiceArea({ words, area }: ServiceAreaProps) {
  const { map, drawing } = area
  const place = useRef<HTMLDivElement>(null)
  const { visit, frame } = useVisit(map.frame, place)
  const { attempt, stage } = visit

  const embed = {
    title: words.label,
    src: map.frame,
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  }

  return (
    <>
      <figure className={styles.frame}>
        <div ref={place} className={styles.place}>
          <DrawnMap drawing={drawing} />
          {attempt > 0 && stage !== 'silent' ? (
            <Embed key={attempt} {...embed} {...frame} shown={stage === 'here'} />
          ) : null}
          <noscript>
            <Embed {...embed} shown />
          </noscript>
        </div>
        <figcaption className={styles.caption}>
          <span>{words.note}</span>
          <p className={styles.unreachable} role="status">
            {failed(visit) ? words.unreachable : null}
          </p>
          <a
            href={map.link}
            target="_blank"
            rel="noopener"
            aria-label={`${words.link} (opens in a new tab)`}
          >
            {words.link}
          </a>
        </figcaption>
      </figure>
      <Places words={words} towns={area.towns} counties={area.counties} />
    </>
  )
}
