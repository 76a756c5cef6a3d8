import { useState } from 'react'

import type { Photo } from '#pipeline/model/photo.ts'
import frames from '#src/ui/frame/frame.module.css'
import { largest, Picture } from '#src/ui/picture.tsx'
import { wordsOf } from '#src/ui/words.ts'

import { useZoomGestures } from './use-zoom-gestures.ts'
import type { Zoom } from './use-zoom.ts'
import { ZOOMED_SCALE } from './zoom.ts'
import styles from './lightbox-stage.module.css'

type LightboxStageProps = {
  /** Of the photograph, on its page. */
  id: string
  photo: Photo
  /** Fetched once this one has loaded, so that the next turn is instant. */
  neighbors: Photo[]
  /** The direction from the previous photograph. */
  step: 1 | -1 | undefined
  isNegative: boolean
  zoom: Zoom
  /** Address of a smaller print that the browser already has. */
  preview: string | undefined
  onTurn: (step: 1 | -1) => void
}

/** The photograph and its gestures. A click beside it closes the lightbox. */
export function LightboxStage({ id, photo, isNegative, onTurn, ...print }: LightboxStageProps) {
  const words = wordsOf('lightbox')
  const { stage } = print.zoom
  const [isHeld, setHeld] = useState(false)
  const gestures = useZoomGestures(print.zoom, onTurn, setHeld)
  const [failed, setFailed] = useState<string>()
  const [{ shown, leaving }, setShown] = useState<{ shown: Shown; leaving?: Shown }>({
    shown: { id, photo },
  })

  if (shown.id !== id) setShown({ shown: { id, photo }, leaving: shown })
  // On the way back it is tried again.
  if (failed !== undefined && failed !== id) setFailed(undefined)

  return (
    <div ref={stage} className={styles.stage} data-backdrop="" {...gestures}>
      {leaving ? (
        <div
          key={`${leaving.id} leaves`}
          className={`${styles.print} ${frames.frame} ${leaving.photo.className}`}
          data-leaves={print.step}
          aria-hidden="true"
          onAnimationEnd={() => setShown({ shown })}
        >
          <Picture photo={leaving.photo} sizes={sizesWhole(leaving.photo)} loading="eager" />
        </div>
      ) : null}
      {failed === id ? null : (
        <Print
          key={id}
          photo={photo}
          isNegative={isNegative !== isHeld}
          onFail={() => setFailed(id)}
          {...print}
        />
      )}
      <div className={styles.failure} aria-live="polite" aria-atomic="true">
        {failed === id ? (
          <>
            {words.failed} <a href={largest(photo.full)}>{words.file}</a>
          </>
        ) : null}
      </div>
    </div>
  )
}

type Shown = Pick<LightboxStageProps, 'id' | 'photo'>

type PrintProps = Omit<LightboxStageProps, 'id' | 'onTurn'> & { onFail: () => void }

/** The whole photograph. When zoomed, it fetches a larger print. */
function Print({ photo, neighbors, onFail, step, zoom, preview, isNegative }: PrintProps) {
  const { photo: element, zoomed } = zoom
  const [isLoaded, setLoaded] = useState(false)
  const [canSharpen, setCanSharpen] = useState(true)

  // If only the larger print fails, perhaps offline, the smaller one stays.
  const fail = () => (isLoaded ? setCanSharpen(false) : onFail())

  const sizes = sizesWhole(photo, zoomed && canSharpen ? ZOOMED_SCALE : 1)
  return (
    <>
      <div
        ref={element}
        className={`${styles.print} ${frames.frame} ${photo.className}`}
        style={{ ['--blur' as string]: preview && `url(${preview})` }}
        data-step={step}
        data-zoomed={zoomed}
        data-negative={isNegative || undefined}
        onLoad={() => setLoaded(true)}
        onError={fail}
      >
        <Picture photo={photo} sizes={sizes} loading="first" />
      </div>
      {isLoaded ? (
        <div hidden>
          {neighbors.map((one, at) => (
            <Picture key={at} photo={one} sizes={sizesWhole(one)} loading="eager" decorative />
          ))}
        </div>
      ) : null}
    </>
  )
}

/** `sizes` of a photograph that fits the stage, whose height depends on the window's. */
function sizesWhole({ full }: Photo, scale = 1): string {
  const ratio = ((full.width / full.height) * scale).toFixed(3)
  const within = (rest: string) => `min(${100 * scale}vw, (100svh - ${rest}) * ${ratio})`

  return `(max-height: 32em) ${within('7.75rem')}, (min-width: 64em) ${within('8rem')}, ${within('12rem')}`
}
