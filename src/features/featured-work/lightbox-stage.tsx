import { useState } from 'react'

import type { Featured } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { largest, Picture } from '#src/ui/picture.tsx'

import { useZoomGestures } from './use-zoom-gestures.ts'
import type { Zoom } from './use-zoom.ts'
import { ZOOMED_SCALE } from './zoom.ts'
import styles from './lightbox-stage.module.css'

type LightboxStageProps = {
  items: Featured[]
  index: number
  /** The direction from the previous photograph. */
  step: 1 | -1 | undefined
  zoom: Zoom
  /** Address of a smaller print that the browser already has. */
  preview: string | undefined
  onTurn: (step: 1 | -1) => void
}

/** The photograph and its gestures. A click beside it closes the lightbox. */
export function LightboxStage({ items, index, onTurn, zoom, ...print }: LightboxStageProps) {
  const { stage } = zoom
  const gestures = useZoomGestures(zoom, onTurn)
  const photo = (at: number) => items.at(at % items.length)!.src
  const [failed, setFailed] = useState<number>()

  // On the way back it is tried again.
  if (failed !== undefined && failed !== index) setFailed(undefined)

  return (
    <div ref={stage} className={styles.stage} data-backdrop="" {...gestures}>
      {failed === index ? null : (
        <Print
          key={index}
          photo={photo(index)}
          neighbors={[photo(index - 1), photo(index + 1)]}
          onFail={() => setFailed(index)}
          zoom={zoom}
          {...print}
        />
      )}
      <div className={styles.failure} aria-live="polite" aria-atomic="true">
        {failed === index ? (
          <>
            The photograph did not load. <a href={largest(photo(index).full)}>Open it as a file</a>
          </>
        ) : null}
      </div>
    </div>
  )
}

type PrintProps = Pick<LightboxStageProps, 'step' | 'zoom' | 'preview'> & {
  photo: Photo
  /** Fetched once this one has loaded, so that the next turn is instant. */
  neighbors: Photo[]
  onFail: () => void
}

/** The whole photograph. When zoomed, it fetches a larger print. */
function Print({ photo, neighbors, onFail, step, zoom, preview }: PrintProps) {
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
        className={`${styles.print} ${photo.className}`}
        style={{ ['--blur' as string]: preview && `url(${preview})` }}
        data-step={step}
        data-zoomed={zoomed}
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

  return `(max-height: 32em) ${within('7.75rem')}, ${within('12rem')}`
}
