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
export function recordPresses(onKept: () => void) {
  const recorded = new Map<Element, () => void>()
  const listening = new AbortController()
  const { signal } = listening

  function onClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>(PRESSED)
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (pressed.matches('a')) onKept()
    record(pressed, () => pressed.click())
  }

  function onSubmit(event: SubmitEvent) {
    const { submitter } = event
    const form = event.target as HTMLFormElement
    event.preventDefault()
    onKept()
    record(submitter ?? form, () => form.requestSubmit(submitter))
  }

  function record(pressed: Element, act: () => void) {
    if (!recorded.has(pressed)) recorded.set(pressed, act)
    pressed.setAttribute('data-pressed', '')
  }

  window.addEventListener('click', onClick, { signal })
  window.addEventListener('submit', onSubmit, { signal })

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
