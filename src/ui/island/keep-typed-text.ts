import { sameElement } from './same-element.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps text typed before hydration, and focus, if React discards an island's prerendered HTML: a translator
 * or an extension may have changed it. Call before hydration, and what it returns afterwards.
 */
export function keepTypedText(island: HTMLElement): () => void {
  const fields = island.querySelectorAll<Field>('input, textarea')
  const listening = new AbortController()
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => (focused = target as Element), listening)

  return function restore() {
    listening.abort()
    for (const old of fields) {
      const field = sameElement(old, island)
      if (field === old) continue

      field.value = old.value
      if ('checked' in old) (field as HTMLInputElement).checked = old.checked
      // An email field has no selection.
      if (old !== focused || old.selectionStart === null) continue
      field.setSelectionRange(old.selectionStart, old.selectionEnd)
    }
    const isLost = document.activeElement === document.body && focused !== document.body
    if (isLost && focused instanceof HTMLElement) {
      sameElement(focused, island).focus({ preventScroll: true })
    }
  }
}
