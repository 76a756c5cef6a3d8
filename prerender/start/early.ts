// Runs before anything else: the parser waits for it, so nothing is painted or laid out before. Keep it small.

import { recordPresses } from './early-presses.ts'

declare global {
  interface Window {
    /** Undefined if this script did not load. */
    presses?: ReturnType<typeof recordPresses>
  }
}

window.presses = recordPresses()
fallBackToJpeg()
handleSkippedTransitions()
thankOnlyForPosts()
layOutAtOnceForPlaces()

/**
 * Takes the AVIF sources from a photograph whose AVIF cannot be fetched or decoded, so that its JPEG loads. Others hear
 * only of an error of that. The elements stay, because React expects them.
 */
function fallBackToJpeg() {
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLImageElement) || !target.currentSrc.endsWith('.avif')) return

      event.stopImmediatePropagation()
      const sources = target.parentElement!.querySelectorAll('[type="image/avif"]')
      for (const source of sources) source.removeAttribute('srcset')
    },
    { capture: true },
  )
}

/**
 * With estimated heights (`src/site/page.module.css`), a place within the page would not be where it seems: after a reload or
 * Back, for a link to a heading or to a text (`#:~:text=`), and where a key moves the focus.
 */
function layOutAtOnceForPlaces() {
  const layOut = () => (document.documentElement.dataset.eagerLayout = '')
  const [visit] = performance.getEntriesByType('navigation')
  // `location` does not tell scripts of a text fragment.
  const isAtTop = !location.hash && !visit?.name.includes('#')
  const isNew = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'

  if (!isNew || !isAtTop) layOut()
  window.addEventListener('keydown', layOut, { capture: true, once: true })
  // Whoever scrolls gets a scrollbar that is right. Safari has no estimates, and no idle callbacks.
  window.addEventListener('scroll', () => window.requestIdleCallback?.(layOut), { once: true })
  window.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a[href*="#"]') && layOut(),
    { capture: true },
  )
}

/** A transition from one page to the next is skipped when the window is resized meanwhile, say. */
function handleSkippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const) {
    window.addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
      viewTransition?.finished.catch(() => {})
    })
  }
}

/**
 * A receiver sends whoever posted a form without scripts to `#sent`, which thanks (`src/features/inquiry`). Opened by
 * hand, a page has no referrer.
 */
function thankOnlyForPosts() {
  if (location.hash !== '#sent' || !document.referrer) document.documentElement.dataset.notSent = ''
}
