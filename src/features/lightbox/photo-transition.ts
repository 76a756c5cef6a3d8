import styles from './lightbox-stage.module.css'

/** How long a photograph flies, in ms. */
const DURATION_MS = 280

/** Ends the flight before, if it has not ended. */
let land = () => {}

/**
 * Changes the page, while a copy of a photograph flies from one element to another, over everything. `change`
 * returns the new element. Everything else changes at once and can be pressed meanwhile. With reduced motion,
 * the page just changes.
 *
 * No view transition: where a page is scrolled, Chromium paints neither bar nor dialog until it ends, or with
 * the whole page in it, lets nothing be pressed.
 */
export function transitionPhoto(
  from: HTMLImageElement | null | undefined,
  change: () => HTMLImageElement | null | undefined,
) {
  land()
  const start = from?.getBoundingClientRect()
  const to = change()
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const canFly = from?.currentSrc && 'popover' in from && !isReduced
  if (!canFly || !to || !start) return

  const copy = new Image()
  copy.className = styles.flying!
  copy.src = from.currentSrc
  copy.alt = ''
  copy.popover = 'manual'
  copy.style.clipPath = getComputedStyle(to).clipPath
  copy.style.objectPosition = getComputedStyle(from).objectPosition
  document.body.append(copy)
  copy.showPopover()

  // It is not in two places.
  const lifted = [from, to]
  for (const one of lifted) one.dataset.lifted = ''
  land = () => {
    copy.remove()
    for (const one of lifted) delete one.dataset.lifted
  }
  const flight = copy.animate([placeOf(start), placeOf(to.getBoundingClientRect())], {
    duration: DURATION_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'forwards',
  })
  flight.onfinish = land
}

function placeOf({ left, top, width, height }: DOMRect): Keyframe {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}
