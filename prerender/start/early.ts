/** Buttons that need scripts, and links that scripts open over the page. */
const PRESSED = 'button:not([type=submit], [popovertarget]), a[data-lightbox]'

/**
 * Records presses and submitted forms before hydration. Each button counts once, because people press again when
 * nothing happens. Other links and invalid forms are left to the browser.
 *
 * Listens on the window, because a press reaches it last: an island that is live has handled the press before.
 */
function recordPresses() {
  const recorded = new Map<Element, Press>()
  const listening = new AbortController()
  const { signal } = listening

  /** Settles when a press is held back for the first time that the browser could have handled: of a link or a form. */
  const heldPress = new Promise<void>((settle) => {
    function onClick(event: MouseEvent) {
      const pressed = (event.target as Element).closest<HTMLElement>(PRESSED)
      // As in src/ui/is-modified-click.ts, which this classic script cannot import.
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!pressed || isModified || event.defaultPrevented || isLive(pressed)) return
      event.preventDefault()
      if (pressed.matches('a')) settle()
      record(pressed, (now) => now.click())
    }

    function onSubmit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement
      if (isLive(form)) return
      event.preventDefault()
      settle()
      record(form, (now) => now.requestSubmit(now.querySelector<HTMLElement>('[type=submit]')))
    }

    window.addEventListener('click', onClick, { signal })
    window.addEventListener('submit', onSubmit, { signal })
  })

  /** Settles when the page is touched, or a key pressed, for the first time. */
  const touched = new Promise<unknown>((settle) => {
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, settle, { capture: true, signal })
    }
  })

  function record<Pressed extends HTMLElement>(pressed: Pressed, act: (now: Pressed) => void) {
    const island = islandOf(pressed) ?? document.body
    const again = (current: Current) => act(current(pressed) as Pressed)
    if (!recorded.has(pressed)) recorded.set(pressed, { island, again })
    pressed.setAttribute('data-pressed', '')
  }

  return {
    heldPress,
    touched,

    /** Stops recording. */
    stop: () => listening.abort(),

    /**
     * Repeats the presses in an island, or in the whole page, in order.
     *
     * @param current finds the element that React has drawn in the place of the one that was pressed.
     */
    replay(place: Node, current: Current = (old) => old) {
      for (const [pressed, { island, again }] of recorded) {
        if (!place.contains(island)) continue
        recorded.delete(pressed)
        pressed.removeAttribute('data-pressed')
        again(current)
      }
    },
  }
}

type Current = (old: HTMLElement) => HTMLElement
type Press = { island: Element; again: (current: Current) => void }

const ISLAND = '[data-island]'

/** The island that handles a press. Links belong to none: the lightbox opens them, once all islands are live. */
function islandOf(pressed: Element) {
  return pressed.matches('a') ? null : pressed.closest(ISLAND)
}

function isLive(pressed: Element) {
  return islandOf(pressed)?.hasAttribute('data-live')
}

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
 * Empties the AVIF sources of a photograph whose AVIF cannot be fetched or decoded, so that its JPEG loads. Other
 * listeners hear of an error only if the JPEG fails, too. The `source` elements stay, because React expects them.
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
 * Lays the whole page out at once for a visit that goes to a place within it: by a reload, Back, a link to a heading or
 * to a text (`#:~:text=`), or a key that moves the focus. With estimated heights (`src/site/page.module.css`) the
 * browser would scroll to the wrong place.
 */
function layOutAtOnceForPlaces() {
  const layOut = () => (document.documentElement.dataset.eagerLayout = '')
  const [visit] = performance.getEntriesByType('navigation')
  // `location.hash` lacks a text fragment.
  const isAtTop = !location.hash && !visit?.name.includes('#')
  const isNew = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'

  if (!isNew || !isAtTop) layOut()
  window.addEventListener('keydown', layOut, { capture: true, once: true })
  // After the first scroll, the scrollbar has the right size. Safari needs none of this: it has no estimates.
  window.addEventListener('scroll', () => window.requestIdleCallback?.(layOut), { once: true })
  window.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a[href*="#"]') && layOut(),
    { capture: true },
  )
}

/** Ignores errors of a skipped transition between pages. Resizing the window skips one, for example. */
function handleSkippedTransitions() {
  for (const type of ['pageswap', 'pagereveal'] as const) {
    window.addEventListener(type, ({ viewTransition }) => {
      viewTransition?.ready.catch(() => {})
      viewTransition?.finished.catch(() => {})
    })
  }
}

/**
 * Hides the thanks at `#sent` (`src/features/inquiry`) from a visitor who has sent nothing. A receiver leads there
 * after a form was posted without scripts. A page that is opened by hand has no referrer.
 */
function thankOnlyForPosts() {
  if (location.hash !== '#sent' || !document.referrer) document.documentElement.dataset.notSent = ''
}
