/** Buttons, and links that scripts open over the page (src/features/featured-work). */
const PRESSED = 'button:not([type=submit]), a[data-lightbox]'

/**
 * Records what is pressed and forms submitted before hydration. Each button counts once, because
 * people press again when nothing happens. Other links and invalid forms are left to the browser.
 *
 * Listens on the window, after React's root, so a press that React handles is not recorded.
 *
 * @param onKept Called for each press that the browser could have handled: of a link or a form.
 */
export function recordPresses(page: Pick<Window, 'addEventListener'>, onKept: () => void) {
  const recorded = new Map<Element, () => void>()
  const listening = new AbortController()
  const { signal } = listening

  page.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLElement>(PRESSED)
      if (!pressed || opensElsewhere(event)) return
      event.preventDefault()
      if (pressed.matches('a')) onKept()
      record(pressed, () => pressed.click())
    },
    { signal },
  )

  page.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event
      const form = event.target as HTMLFormElement
      event.preventDefault()
      onKept()
      record(submitter ?? form, () => form.requestSubmit(submitter))
    },
    { signal },
  )

  function record(pressed: Element, act: () => void) {
    if (!recorded.has(pressed)) recorded.set(pressed, act)
    pressed.setAttribute('data-pressed', '')
  }

  return {
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

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return ctrlKey || metaKey || shiftKey || altKey
}
