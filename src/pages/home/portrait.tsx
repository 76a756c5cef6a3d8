import { useRef } from 'react'

import type { Photo } from '#pipeline/model/photo.ts'
import { routes } from '#src/routes.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { useNear } from '#src/ui/use-near.ts'

import styles from './portrait.module.css'

type PortraitProps = {
  photograph: Photo
  /** Who it is; leads to the page about her. */
  caption: string
}

/** A small print of the photographer, on film. */
export function Portrait({ photograph, caption }: PortraitProps) {
  const print = useRef<HTMLElement>(null)
  const near = useNear(print)

  return (
    <figure ref={print} className={`${styles.print} ${photograph.className}`}>
      <Frame photo={photograph} sizes="calc(min(45vw, 17.5rem) - 20px)" deferred={!near} />
      <figcaption>
        <a href={routes.about}>{caption}</a>
      </figcaption>
    </figure>
  )
}
