import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'

import type { Featured } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { useBackCloses } from '#src/ui/use-back-closes.ts'

import { LightboxButton } from './lightbox-button.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { useLightboxKeys } from './use-lightbox-keys.ts'
import { useZoom } from './use-zoom.ts'

import styles from './lightbox.module.css'

type LightboxProps = {
  items: Featured[]
  /** Which of them it opens with, from 0. */
  start: number
  onClose: () => void
}

/**
 * One photograph over the page, as large as the window lets it be. A modal `<dialog>` keeps focus
 * inside, closes on Escape and gives focus back to the frame it was opened from, so none of that is
 * written here.
 */
export function Lightbox({ items, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wordsId = useId()
  const [index, setIndex] = useState(start)
  const zoom = useZoom()

  useEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, close)
  useLightboxKeys(turn, zoom)

  const item = items[index]
  if (!item) return null

  function close() {
    dialog.current?.close()
  }

  function turn(step: 1 | -1) {
    zoom.reset()
    setIndex((current) => (current + step + items.length) % items.length)
  }

  function closeByBackdrop({ target }: MouseEvent) {
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
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.head} data-backdrop="">
        <p className={styles.count} aria-live="polite" aria-atomic="true">
          {`Frame ${index + 1} of ${items.length}`}
        </p>
        <LightboxButton name="Close" mark="cross" onClick={close} />
      </div>
      <LightboxStage items={items} index={index} zoom={zoom} onTurn={turn} />
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
