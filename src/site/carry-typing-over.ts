type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what is typed before hydration, and the focus, where React has to render the page anew: a
 * translator or an extension may have changed what was prerendered. To be called before hydration.
 */
export function carryTypingOver(root: HTMLElement) {
  const fields = root.querySelectorAll<Field>('input, textarea')
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target))

  function carryOver() {
    for (const old of fields) {
      const field = root.querySelector<Field>(`[name="${old.name}"]`)
      if (old.isConnected || !field) continue

      field.value = old.value
      if (old !== focused) continue
      field.focus({ preventScroll: true })
      // Not in an email field, which has no selection.
      if (old.selectionStart !== null) {
        field.setSelectionRange(old.selectionStart, old.selectionEnd)
      }
    }
  }

  // From use-hydration-signal.ts, before effects run.
  document.addEventListener('hydrated', carryOver, { once: true })
}
