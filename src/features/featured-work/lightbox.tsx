import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Featured } from '#pipeline/content/content.ts'
import { Announcement } from '#src/ui/announcement.tsx'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { stepOf } from '#src/ui/direction.ts'
import { IconButton } from '#src/ui/icon/icon.tsx'
import { useBackCloses } from '#src/ui/use-back-closes.ts'
import { useRemoved } from '#src/ui/use-removed.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { LightboxStage } from './lightbox-stage.tsx'
import { transitionPhoto } from './photo-transition.ts'
import { useZoom } from './use-zoom.ts'
import { CENTER } from './zoom.ts'
import styles from './lightbox.module.css'

export { transitionPhoto }

type LightboxProps = {
  items: Featured[]
  /** Index of the photograph to open. */
  start: number
  /** The link on the page that opens the photograph at an index. */
  linkTo: (index: number) => HTMLAnchorElement | undefined
  onClose: () => void
}

/** One photograph over the page. Closing it focuses the link of the photograph that was shown. */
export function Lightbox({ items, start, linkTo, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [{ index, step }, setView] = useState<{ index: number; step?: 1 | -1 }>({ index: start })
  const zoom = useZoom()

  useLayoutEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, close)
  // Hidden, it would leave the page behind it dead.
  useRemoved(dialog, onClose)

  const item = items[index]!
  // Only until it turns: Chromium's screen readers would hear every change of it, too.
  const description = step ? undefined : `${id}count ${id}title ${id}category`
  const count = `Frame ${index + 1} of ${items.length}`
  const preview = linkTo(index)?.querySelector('img')?.currentSrc

  function close() {
    const link = linkTo(index)

    transitionPhoto(dialog.current?.querySelector('img'), () => {
      flushSync(onClose)
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return link?.querySelector('img')
    })
  }

  function turn(by: 1 | -1) {
    zoom.reset()
    setView((view) => ({ index: (view.index + by + items.length) % items.length, step: by }))
  }

  const actions: Record<string, () => void> = {
    ArrowLeft: () => turn(stepOf(-1, dialog.current)),
    ArrowRight: () => turn(stepOf(1, dialog.current)),
    'Shift+ArrowLeft': () => zoom.panBy(-1, 0),
    'Shift+ArrowRight': () => zoom.panBy(1, 0),
    'Shift+ArrowUp': () => zoom.panBy(0, -1),
    'Shift+ArrowDown': () => zoom.panBy(0, 1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.reset,
  }

  // Wherever focus is, because a click on the photograph leaves it on nothing.
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const isShifted = event.shiftKey && event.key.startsWith('Arrow')
    const action = actions[isShifted ? `Shift+${event.key}` : event.key]
    if (!action) return

    event.preventDefault()
    action()
  })

  function closeByBackdrop({ target, detail }: MouseEvent) {
    // The second half of a double click on the frame that opened it.
    if (detail > 1) return
    if (target instanceof HTMLElement && 'backdrop' in target.dataset) close()
  }

  return (
    // The keyboard equivalent of a click on the backdrop is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={`film ${styles.lightbox}`}
      aria-label="Photograph"
      aria-describedby={description}
      data-backdrop=""
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={onClose}
      onClick={closeByBackdrop}
    >
      <div className={styles.head} data-backdrop="">
        <p id={`${id}count`} className={styles.count}>
          {count}
        </p>
        <IconButton name="Close" onClick={close}>
          <Wax shape="cross" />
        </IconButton>
      </div>
      <LightboxStage
        items={items}
        index={index}
        step={step}
        zoom={zoom}
        preview={preview}
        onTurn={turn}
      />
      <div className={styles.foot} data-backdrop="">
        <div className={styles.words}>
          <p id={`${id}title`}>
            <strong>{item.title}</strong>
          </p>
          <p id={`${id}category`}>{item.category}</p>
        </div>
        <div className={styles.stock} data-backdrop="">
          <FilmStockTag film={item.src.film} />
        </div>
        <div className={styles.buttons}>
          <IconButton
            name="Zoom"
            icon="zoom"
            aria-pressed={zoom.zoomed}
            onClick={() => zoom.toggleAt(CENTER)}
          />
          <IconButton name="Previous photograph" icon="previous" onClick={() => turn(-1)} />
          <IconButton name="Next photograph" icon="next" onClick={() => turn(1)} />
        </div>
      </div>
      <Announcement text={step && `${count}: ${item.title}, ${item.category}`} />
    </dialog>
  )
}
