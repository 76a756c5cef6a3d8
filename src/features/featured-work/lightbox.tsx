import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'

import type { Featured } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { useBackCloses } from '#src/ui/use-back-closes.ts'

import { LightboxButton } from './lightbox-button.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { lift } from './lift.ts'
import { useLightboxKeys } from './use-lightbox-keys.ts'
import { useZoom } from './use-zoom.ts'

import styles from './lightbox.module.css'

export { lift }

type View = {
  index: number
  /** Which way it was turned to. */
  step?: 1 | -1
}

type LightboxProps = {
  items: Featured[]
  /** Which of them it opens with, from 0. */
  start: number
  /** The link on the page to the photograph with this index. */
  linkTo: (index: number) => HTMLAnchorElement | undefined
  onClose: () => void
}

/**
 * One photograph over the page, as large as the window lets it be. A modal `<dialog>` keeps focus
 * inside. Closed, it puts the photograph back and focuses its link.
 */
export function Lightbox({ items, start, linkTo, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wordsId = useId()
  const [{ index, step }, setView] = useState<View>({ index: start })
  const zoom = useZoom()

  useLayoutEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, close)
  useLightboxKeys(turn, zoom)

  const item = items[index]
  if (!item) return null

  function close() {
    const link = linkTo(index)

    lift(dialog.current?.querySelector('img'), () => {
      flushSync(onClose)
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return link?.querySelector('img')
    })
  }

  function closeByEscape(event: SyntheticEvent) {
    event.preventDefault()
    close()
  }

  function turn(by: 1 | -1) {
    zoom.reset()
    setView((view) => ({ index: (view.index + by + items.length) % items.length, step: by }))
  }

  function closeByBackdrop({ target, detail }: MouseEvent) {
    // The second click on the frame it was opened from.
    if (detail > 1) return
    if (target instanceof HTMLElement && 'backdrop' in target.dataset) close()
  }

  return (
    // Escape is the keyboard's way to do what a click on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Photograph"
      aria-describedby={wordsId}
      data-backdrop=""
      onCancel={closeByEscape}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.head} data-backdrop="">
        <p className={styles.count} aria-live="polite" aria-atomic="true">
          {`Frame ${index + 1} of ${items.length}`}
        </p>
        <LightboxButton name="Close" mark="cross" onClick={close} />
      </div>
      <LightboxStage
        items={items}
        index={index}
        step={step}
        zoom={zoom}
        preview={linkTo(index)?.querySelector('img')?.currentSrc}
        onTurn={turn}
      />
      <div className={styles.foot}>
        <div id={wordsId} className={styles.words} aria-live="polite">
          <strong>{item.title}</strong>
          <p>{item.category}</p>
        </div>
        <div className={styles.stock}>
          <FilmStockTag film={item.src.film} />
        </div>
        <div className={styles.buttons}>
          <LightboxButton name="Zoom" icon="zoom" pressed={zoom.zoomed} onClick={zoom.toggle} />
          <LightboxButton name="Previous photograph" icon="previous" onClick={() => turn(-1)} />
          <LightboxButton name="Next photograph" icon="next" onClick={() => turn(1)} />
        </div>
      </div>
    </dialog>
  )
}
