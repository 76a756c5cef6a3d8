/**
 * Records the buttons pressed and the forms sent before the page is hydrated. A button counts once,
 * because people press again when nothing happens. Links, and forms that fail the browser's own
 * checks, are left to the browser.
 *
 * It listens on the window, after React's root: a press that React handles is not recorded.
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

    /** Presses everything again, in order. */
    replay() {
      for (const [pressed, act] of recorded) {
        pressed.removeAttribute('data-pressed')
        act()
      }
      recorded.clear()
    },
  }
}
