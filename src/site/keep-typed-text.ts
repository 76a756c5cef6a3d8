type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps text typed before hydration, and focus, if React discards the prerendered HTML: a translator
 * or an extension may have changed it. Call before hydration.
 */
export function keepTypedText(root: HTMLElement) {
  const fields = root.querySelectorAll<Field>('input, textarea')
  let focused: EventTarget | null = document.activeElement
  root.addEventListener('focusin', ({ target }) => (focused = target))

  function restore() {
    for (const old of fields) {
      const field = root.querySelector<Field>(`[name="${old.name}"]`)
      if (old.isConnected || !field) continue

      field.value = old.value
      if (old !== focused) continue
      field.focus({ preventScroll: true })
      // An email field has no selection.
      if (old.selectionStart !== null) {
        field.setSelectionRange(old.selectionStart, old.selectionEnd)
      }
    }
  }

  // From use-page-effects.ts, before effects run.
  document.addEventListener('hydrated', restore, { once: true })
}
