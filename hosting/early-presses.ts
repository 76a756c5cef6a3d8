type Watched = Pick<Window, 'addEventListener'>

/**
 * Keeps what is pressed or sent on `page` before its scripts are there to act on it. Each button counts
 * once: whoever presses again does so because nothing has happened. Links are left to the browser, and
 * so are forms that it finds fault with.
 *
 * Heard last, after React: a press for which it takes the page over in time is none of ours.
 */
export function keepPresses(page: Watched) {
  const kept = new Map<Element, () => void>()
  const watching = new AbortController()
  const { signal } = watching

  page.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button:not([type=submit])')
      if (button) keep(button, () => button.click())
    },
    { signal },
  )

  page.addEventListener(
    'submit',
    (event) => {
      const { submitter } = event
      const form = event.target as HTMLFormElement
      event.preventDefault()
      keep(submitter ?? form, () => form.requestSubmit(submitter))
    },
    { signal },
  )

  function keep(pressed: Element, act: () => void) {
    if (!kept.has(pressed)) kept.set(pressed, act)
    pressed.setAttribute('data-pressed', '')
  }

  return {
    /** From here on someone else hears what is pressed. */
    stop: () => watching.abort(),

    /** Lets everything act that was pressed, in order, with whoever hears it now. */
    act() {
      for (const [pressed, act] of kept) {
        pressed.removeAttribute('data-pressed')
        act()
      }
      kept.clear()
    },
  }
}
