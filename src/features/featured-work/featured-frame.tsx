import { useId, useRef, type MouseEvent } from 'react'

import type { Featured } from '#pipeline/content/content.ts'
import { frameNumber } from '#src/ui/frame-number.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { isForBrowser } from '#src/ui/is-for-browser.ts'
import { largest } from '#src/ui/print-address.ts'
import { useNear } from '#src/ui/use-near.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './featured-frame.module.css'

type FeaturedFrameProps = {
  item: Featured
  /** Which it is on the sheet, from 0. */
  index: number
  /** How many there are. */
  count: number
  sizes: string
  /** Someone is about to choose it. */
  onPrepare: () => void
  onOpen: (link: HTMLAnchorElement) => void
}

/** One frame of the contact sheet, a link to its photograph. Wax is drawn round it when pointed at. */
export function FeaturedFrame({
  item,
  index,
  count,
  sizes,
  onPrepare,
  onOpen,
}: FeaturedFrameProps) {
  const printId = useId()
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const { src, title, category, pick } = item
  const first = index === 0

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isForBrowser(event)) return

    event.preventDefault()
    // Safari does not focus a link that is clicked, and focus returns to whatever had it.
    event.currentTarget.focus({ preventScroll: true })
    onOpen(event.currentTarget)
  }

  return (
    <div ref={place} className={`${styles.item} ${src.className}`} role="listitem">
      <a
        href={largest(src.full)}
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
            photo={src}
            sizes={sizes}
            loading={first ? 'first' : 'lazy'}
            deferred={!first && !near}
          />
          {pick ? (
            <span className={styles.pick}>
              <Wax mark="star" />
            </span>
          ) : null}
          <Wax mark="box" />
        </span>
        <span
          className={`${styles.words} ${src.film?.className ?? ''}`}
          data-number={frameNumber(index, count)}
        >
          <strong>{title}</strong> <span>{category}</span>
        </span>
      </a>
    </div>
  )
}
