/**
 * Records buttons pressed and forms submitted before hydration. Each button counts once, because
 * people press again when nothing happens. Links and invalid forms are left to the browser.
 *
 * Listens on the window, after React's root, so a press that React handles is not recorded.
 */
export function recordPresses(page: Pick<Window, 'addEventListener'>) {
  const recorded = new Map<Element, () => void>()
  const listening = new AbortController()
  const { signal } = listening

  page.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([type=submit])')
      if (button) record(button, () => button.click())
    },
    { signal },
  )

  page.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event
      const form = event.target as HTMLFormElement
      event.preventDefault()
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
