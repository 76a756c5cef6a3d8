import { useState } from 'react'

import { wordsOf } from '#src/ui/words.ts'

import { linkBeside, type PhotographLink } from './photograph-links.ts'
import { Print } from './print.tsx'
import { useZoomGestures } from './use-zoom-gestures.ts'
import type { Zoom } from './use-zoom.ts'
import styles from './lightbox-stage.module.css'

type LightboxStageProps = {
  link: PhotographLink
  /** The direction from the previous photograph. */
  step: 1 | -1 | undefined
  isNegative: boolean
  zoom: Zoom
  onTurn: (step: 1 | -1) => void
}

/** The photograph and its gestures. A click beside it closes the lightbox. */
export function LightboxStage({ link, step, isNegative, zoom, onTurn }: LightboxStageProps) {
  const words = wordsOf('lightbox')
  const { stage } = zoom
  const [isHeld, setHeld] = useState(false)
  const gestures = useZoomGestures(zoom, onTurn, setHeld)
  const [hasLoaded, setLoaded] = useState(false)
  const [failed, setFailed] = useState<PhotographLink>()
  // On the way back it is tried again.
  if (failed && failed !== link) setFailed(undefined)

  // Its neighbors are fetched once it has loaded, so that the next turn is instant.
  const all = hasLoaded ? [linkBeside(link, -1), link, linkBeside(link, 1)] : [link]
  const prints = [...new Set(all)].filter((one) => one !== failed)

  return (
    <div
      ref={stage}
      className={styles.stage}
      // What can be scrolled must be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={zoom.zoomed ? 0 : undefined}
      data-backdrop=""
      data-step={step}
      {...gestures}
    >
      {prints.map((one) => (
        <Print
          key={one.id}
          link={one}
          isShown={one === link}
          isNegative={one === link && isNegative !== isHeld}
          onLoad={() => setLoaded(true)}
          onFail={() => (one === link ? setFailed(one) : undefined)}
        />
      ))}
      <div className={styles.failure} aria-live="polite" aria-atomic="true">
        {failed === link ? (
          <>
            {words.failed} <a href={link.href}>{words.file}</a>
          </>
        ) : null}
      </div>
    </div>
  )
}
