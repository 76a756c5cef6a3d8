import styles from './lightbox-stage.module.css'

/** How long a photograph flies, in ms. */
const DURATION_MS = 280

/** Ends the last flight, if it still goes on. */
let land = () => {}

/**
 * Changes the page, while a copy of a photograph flies from one element to another, over everything. `change`
 * returns the new element. Everything else changes at once and can be pressed meanwhile. With reduced motion,
 * the page just changes.
 *
 * This is no view transition. On a scrolled page, Chromium would paint neither bar nor dialog until the transition
 * ends. With the whole page in the transition, nothing could be pressed.
 */
export function transitionPhoto(
  from: HTMLImageElement | null | undefined,
  change: () => HTMLImageElement | null | undefined,
) {
  land()
  const start = from && placeOf(from)
  const to = change()
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const canFly = from?.currentSrc && 'popover' in from && !isReduced
  if (!canFly || !to || !start) return

  const copy = new Image()
  copy.className = styles.flying!
  copy.src = from.currentSrc
  copy.alt = ''
  copy.popover = 'manual'
  const { clipPath, objectPosition } = getComputedStyle(to)
  Object.assign(copy.style, { clipPath, objectPosition })
  document.body.append(copy)
  copy.showPopover()

  // Both images are hidden while the copy flies: the photograph is not in two places.
  const lifted = [from, to]
  for (const one of lifted) one.dataset.lifted = ''
  const landThis = () => {
    if (!copy.isConnected) return
    copy.remove()
    for (const one of lifted) delete one.dataset.lifted
  }
  land = landThis
  const flight = copy.animate([start, placeOf(to)], {
    duration: DURATION_MS,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'forwards',
  })
  // A loaded image may not be decoded yet, and would be missing for a moment.
  flight.onfinish = () => void (to.complete ? to.decode().then(landThis, landThis) : landThis())
}

/** The place of an image. Upright frames of a roll lie on their side. */
function placeOf(image: HTMLImageElement): Keyframe {
  const { rotate } = getComputedStyle(image)
  const box = image.getBoundingClientRect()
  const isTurned = rotate !== 'none'
  const [width, height] = isTurned ? [box.height, box.width] : [box.width, box.height]
  const left = box.left + (box.width - width) / 2
  const top = box.top + (box.height - height) / 2

  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    rotate,
  }
}
