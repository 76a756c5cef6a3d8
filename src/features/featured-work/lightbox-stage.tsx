import type { Featured } from '#pipeline/content/content.ts'

import { LightboxPrint } from './lightbox-print.tsx'
import { useZoomGestures } from './use-zoom-gestures.ts'
import type { Zoom } from './use-zoom.ts'

import styles from './lightbox-stage.module.css'

type LightboxStageProps = {
  items: Featured[]
  index: number
  /** Which way it was turned to. */
  step: 1 | -1 | undefined
  zoom: Zoom
  /** Address of a smaller print that the browser has already. */
  preview: string | undefined
  onTurn: (step: 1 | -1) => void
}

/** Where the photograph lies and hands reach it. The empty film around it closes the lightbox. */
export function LightboxStage({ items, index, step, zoom, preview, onTurn }: LightboxStageProps) {
  const gestures = useZoomGestures(zoom, onTurn)
  const item = items[index]
  const neighbors = [items.at(index - 1), items[(index + 1) % items.length]]

  return (
    <div ref={zoom.stage} className={styles.stage} data-backdrop="" {...gestures}>
      {item ? (
        <LightboxPrint
          key={item.id}
          photo={item.src}
          neighbors={neighbors.flatMap((neighbor) => neighbor?.src ?? [])}
          step={step}
          zoom={zoom}
          preview={preview}
        />
      ) : null}
    </div>
  )
}
