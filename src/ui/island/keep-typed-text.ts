import { sameElement } from './same-element.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps text typed before hydration, and focus, if React discards an island's prerendered HTML: a translator
 * or an extension may have changed it. Call before hydration, and what it returns afterwards.
 */
export function keepTypedText(island: HTMLElement): () => void {
  const fields = island.querySelectorAll<Field>('input, textarea')
  let focused = document.activeElement
  island.addEventListener('focusin', ({ target }) => (focused = target as Element))

  return function restore() {
    for (const old of fields) {
      const field = sameElement(old, island)
      if (field === old) continue

      field.value = old.value
      // An email field has no selection.
      if (old !== focused || old.selectionStart === null) continue
      field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
    if (focused instanceof HTMLElement && document.activeElement !== focused) {
      sameElement(focused, island).focus({ preventScroll: true })
    }
  }
}
