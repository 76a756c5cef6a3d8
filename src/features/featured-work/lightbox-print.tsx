import { useState } from 'react'

import type { Photo } from '#pipeline/model/photo.ts'
import { Picture } from '#src/ui/picture.tsx'
import { largest } from '#src/ui/print-address.ts'

import type { Zoom } from './use-zoom.ts'
import { CLOSER } from './zoom.ts'

import styles from './lightbox-print.module.css'

type LightboxPrintProps = {
  photo: Photo
  /** Fetched once this one has arrived, so that turning shows them at once. */
  neighbors: Photo[]
  /** Which way it was turned to. */
  step: 1 | -1 | undefined
  zoom: Zoom
  /** Address of a smaller print, shown until this one arrives. */
  preview: string | undefined
}

/** The photograph itself, whole. Zoomed, it asks for a larger print of itself. */
export function LightboxPrint({ photo, neighbors, step, zoom, preview }: LightboxPrintProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [canSharpen, setCanSharpen] = useState(true)

  // A larger print that does not come, offline perhaps, leaves the one that is there.
  const fail = () => (state === 'loaded' ? setCanSharpen(false) : setState('failed'))

  if (state === 'failed') {
    return (
      <p className={styles.failure}>
        The photograph did not load. <a href={largest(photo.full)}>Open it as a file</a>
      </p>
    )
  }

  return (
    <>
      <div
        ref={zoom.photo}
        className={`${styles.print} ${photo.className}`}
        style={{ ['--blur' as string]: preview && `url(${preview})` }}
        data-step={step}
        data-zoomed={zoom.zoomed}
        onLoad={() => setState('loaded')}
        onError={fail}
      >
        <Picture
          photo={photo}
          sizes={sizesWhole(photo, zoom.zoomed && canSharpen ? CLOSER : 1)}
          loading="first"
        />
      </div>
      {state === 'loaded' ? <Neighbors photos={neighbors} /> : null}
    </>
  )
}

function Neighbors({ photos }: { photos: Photo[] }) {
  return (
    <div hidden>
      {photos.map((photo) => (
        <Picture
          key={photo.className}
          photo={photo}
          sizes={sizesWhole(photo)}
          loading="eager"
          decorative
        />
      ))}
    </div>
  )
}

/**
 * `sizes` of a photograph shown whole: as wide as the window, or as high as the stage, which has the
 * more of the window's height where there is little of it.
 */
function sizesWhole({ full }: Photo, scale = 1): string {
  const ratio = ((full.width / full.height) * scale).toFixed(3)
  const within = (rest: string) => `min(${100 * scale}vw, (100svh - ${rest}) * ${ratio})`

  return `(max-height: 32em) ${within('7.75rem')}, ${within('12rem')}`
}
