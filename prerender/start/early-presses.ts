/** Buttons that need scripts, and links that scripts open over the page. */
const PRESSED = 'button:not([type=submit], [popovertarget]), a[data-lightbox]'

/**
 * Records what is pressed and forms submitted before hydration. Each button counts once, because
 * people press again when nothing happens. Other links and invalid forms are left to the browser.
 *
 * Listens on the window, after the islands' roots, so that those have handled a press first.
 */
export function recordPresses() {
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

/** The island that handles a press. One of its own opens links over the page, once all are live. */
function islandOf(pressed: Element) {
  return pressed.matches('a') ? null : pressed.closest(ISLAND)
}

function isLive(pressed: Element) {
  return islandOf(pressed)?.hasAttribute('data-live')
}
