/** Buttons, and links that scripts open over the page (src/features/featured-work). */
const PRESSED = 'button:not([type=submit]), a[data-lightbox]'

/**
 * Records what is pressed and forms submitted before hydration. Each button counts once, because
 * people press again when nothing happens. Other links and invalid forms are left to the browser.
 *
 * Listens on the window, after React's root, so a press that React handles is not recorded.
 */
export function recordPresses() {
  const recorded = new Map<Element, () => void>()
  const listening = new AbortController()
  const { signal } = listening

  /** Settles with the first press that the browser could have handled: of a link or a form. */
  const kept = new Promise<void>((settle) => {
    function onClick(event: MouseEvent) {
      const pressed = (event.target as Element).closest<HTMLElement>(PRESSED)
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (pressed.matches('a')) settle()
      record(pressed, () => pressed.click())
    }

    function onSubmit(event: SubmitEvent) {
      const { submitter } = event
      const form = event.target as HTMLFormElement
      event.preventDefault()
      settle()
      record(submitter ?? form, () => form.requestSubmit(submitter))
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

  function record(pressed: Element, act: () => void) {
    if (!recorded.has(pressed)) recorded.set(pressed, act)
    pressed.setAttribute('data-pressed', '')
  }

  return {
    kept,
    touched,

    /** Stops recording. */
    stop: () => listening.abort(),

    /** Repeats all presses, in order. */
    replay() {
      for (const [pressed, act] of recorded) {
        pressed.removeAttribute('data-pressed')
        act()
      }
      recorded.clear()
    },
  }
}
