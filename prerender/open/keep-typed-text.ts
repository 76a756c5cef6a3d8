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

/** An element of an island, or the one that React has put in its place when it rendered the island again. */
export function sameElement<Kind extends HTMLElement>(old: Kind, island: Element): Kind {
  if (old.isConnected) return old

  const candidates = island.querySelectorAll<Kind>(old.localName)
  return [...candidates].find((one) => nameOf(one) === nameOf(old)) ?? old
}

function nameOf(element: Element) {
  return [
    element.className,
    ...['name', 'value', 'aria-label'].map((name) => element.getAttribute(name)),
  ].join()
}
