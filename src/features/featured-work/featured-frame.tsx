import { useId, type MouseEvent } from 'react'

import type { Featured } from '#pipeline/content/content.ts'
import { frameNumber } from '#src/ui/frame-number.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { largest } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './featured-frame.module.css'

type FeaturedFrameProps = {
  item: Featured
  /** Its position on the contact sheet, from 0. */
  index: number
  count: number
  sizes: string
  /** A pointer, finger or focus has reached the link. */
  onPrepare: () => void
  onOpen: (link: HTMLAnchorElement) => void
}

/** One frame of the contact sheet, a link that opens its photograph. */
export function FeaturedFrame({
  item,
  index,
  count,
  sizes,
  onPrepare,
  onOpen,
}: FeaturedFrameProps) {
  const printId = useId()
  const { src: photo, title, category, pick } = item
  const first = index === 0

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return

    event.preventDefault()
    // Safari does not focus a clicked link, and focus must return to it.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(event.currentTarget)
  }

  return (
    <div className={`${styles.item} ${photo.className}`} role="listitem">
      <a
        href={largest(photo.full)}
        className={styles.link}
        aria-label={`Open ${title}, ${category}${pick ? ', the studio’s pick' : ''}`}
        aria-describedby={printId}
        data-lightbox=""
        onClick={choose}
        onPointerEnter={onPrepare}
        onTouchStart={onPrepare}
        onFocus={onPrepare}
      >
        <span id={printId} className={styles.print}>
          <Frame
            photo={photo}
            sizes={sizes}
            loading={first ? 'first' : 'lazy'}
            deferred={first ? false : 'until near'}
          />
          {pick ? (
            <span className={styles.pick}>
              <Wax shape="star" />
            </span>
          ) : null}
          <Wax shape="box" />
        </span>
        <span
          className={`${styles.words} ${photo.film?.className ?? ''}`}
          data-number={frameNumber(index, count)}
        >
          <strong>{title}</strong> <span>{category}</span>
        </span>
      </a>
    </div>
  )
}
