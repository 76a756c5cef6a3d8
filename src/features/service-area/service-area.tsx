import { useCallback, useRef, useState } from 'react'

import type { Content } from '#pipeline/content/content.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useReachable } from '#src/ui/use-reachable/use-reachable.ts'

import { DrawnMap } from './drawn-map.tsx'
import { Places } from './places.tsx'
import styles from './service-area.module.css'

type ServiceAreaProps = {
  words: Content['contact']['serviceArea']
  area: Content['serviceArea']
}

/**
 * Where the studio works (C5): a map framed like a photograph, and below it the names in words.
 * Until the map service's page has loaded a drawn map stands in its place. It stays there if the
 * service never answers, and it is what a printer prints.
 */
export function ServiceArea({ words, area }: ServiceAreaProps) {
  const { map, drawing } = area
  const place = useRef<HTMLDivElement>(null)
  const { state, attempt } = useReachable(map.frame, place)
  const { loaded, watch } = useLoaded()

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
          {attempt > 0 && state !== 'silent' ? (
            <Embed key={attempt} {...embed} ref={watch} shown={state === 'answers' && loaded} />
          ) : null}
          <noscript>
            <Embed {...embed} shown />
          </noscript>
        </div>
        <figcaption className={styles.caption}>
          <span>{words.note}</span>
          <p className={styles.unreachable} role="status">
            {state === 'silent' ? words.unreachable : null}
          </p>
          <a href={map.link} target="_blank" rel="noopener">
            {words.link}
          </a>
        </figcaption>
      </figure>
      <Places words={words} towns={area.towns} counties={area.counties} />
    </>
  )
}

/** Whether the frame that `watch` was given last has loaded. */
function useLoaded() {
  const [loaded, setLoaded] = useState(false)

  const watch = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined

    const note = () => setLoaded(true)
    frame.addEventListener('load', note)
    return () => {
      frame.removeEventListener('load', note)
      setLoaded(false)
    }
  }, [])

  return { loaded, watch }
}
