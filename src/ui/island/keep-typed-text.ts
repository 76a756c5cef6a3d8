type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps text typed before hydration, and focus, if React discards an island's prerendered HTML: a translator
 * or an extension may have changed it. Call before hydration, and what it returns afterwards.
 */
export function keepTypedText(island: HTMLElement): () => void {
  const fields = island.querySelectorAll<Field>('input, textarea')
  let focused: EventTarget | null = document.activeElement
  island.addEventListener('focusin', ({ target }) => (focused = target))

  return function restore() {
    for (const old of fields) {
      const field = island.querySelector<Field>(`[name="${old.name}"]`)
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
}
