import { useEffect, useLayoutEffect } from 'react'

import { watchTips } from '#src/ui/overlays/watch-tips.ts'
import { watchPageZoom } from '#src/ui/use-swipe.ts'
import { leaveStaleOverlay } from '#src/ui/use-back-closes.ts'
import { whenIdle } from '#src/ui/when-idle.ts'

import styles from './page.module.css'

/** How many slides of a carousel are laid out at once. */
const SLIDES_AT_ONCE = 5

/**
 * What a page does once, for as long as it is open. Two events tell `prerender/start/start.ts`:
 * `hydrated`, when React handles events, and `ready`, when effects have run and earlier presses can be
 * replayed. `data-live` tells stylesheets.
 */
export function usePageEffects() {
  useLayoutEffect(() => {
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])

  useEffect(() => {
    watchTips()
    watchPhotographs()
    watchPageZoom()
    leaveStaleOverlay()
    addEventListener('popstate', leaveStaleOverlay)
    layOut(farParts())
    document.dispatchEvent(new Event('ready'))
  }, [])
}

/**
 * Marks photographs that have loaded (`data-loaded`), and those that fade from negative to positive
 * (`data-fading`): lazy ones below the first view. Styles are in `src/ui/picture.module.css`.
 */
function watchPhotographs() {
  for (const image of document.images) if (image.naturalWidth > 0) image.dataset.loaded = ''

  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return

      const isInFirstView = target.getBoundingClientRect().top + scrollY < innerHeight
      if (target.loading === 'lazy' && !isInFirstView) target.dataset.fading = ''
      target.dataset.loaded = ''
    },
    { capture: true },
  )
}

/** What `page.module.css` has skipped, in steps: each part of the page, then its slides, a few at a time. */
function farParts(): HTMLElement[][] {
  const parts = document.querySelectorAll<HTMLElement>(`.${styles.page} > main > *, footer`)

  return [...parts].flatMap((part) => {
    const slides = [...part.querySelectorAll<HTMLElement>('[data-in-steps] > *')]
    const steps = [[part]]
    while (slides.length > 0) steps.push(slides.splice(0, SLIDES_AT_ONCE))
    return steps
  })
}

/**
 * Lays out one step per idle period. All at once would block a slow phone for 200 ms; never would
 * leave the wrong heights for printing and for links to a heading.
 */
function layOut([step, ...rest]: HTMLElement[][]) {
  if (!step) return

  whenIdle(() => {
    for (const part of step) part.style.contentVisibility = 'visible'
    requestAnimationFrame(() => layOut(rest))
  })
}
