/** Buttons that need scripts, and links that scripts open over the page. */
const PRESSED = 'button:not([type=submit], [popovertarget]), a[data-lightbox]'

/**
 * Records what is pressed and forms submitted before hydration. Each button counts once, because
 * people press again when nothing happens. Other links and invalid forms are left to the browser.
 *
 * Listens on the window, after the islands' roots, so that those have handled a press first.
 */
function recordPresses() {
  const recorded = new Map<Element, Press>()
  const listening = new AbortController()
  const { signal } = listening

  /** Settles with the first press that the browser could have handled: of a link or a form. */
  const kept = new Promise<void>((settle) => {
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

  /** Settles with the first touch of the page, or key. */
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
    kept,
    touched,

    /** Stops recording. */
    stop: () => listening.abort(),

    /**
     * Repeats the presses in an island, or in the whole page, in order.
     *
     * @param current finds the element that is now in the place of what was pressed, where React has drawn it again.
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
 * Takes the AVIF sources from a photograph whose AVIF cannot be fetched or decoded, so that its JPEG loads. Other
 * listeners hear of an error only if the JPEG fails, too. The elements stay, because React expects them.
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
