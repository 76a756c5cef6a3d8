/** An element at one moment. Lengths are CSS px from the upper left corner of the window. */
export type ElementState = {
  visible: boolean
  focused: boolean
  text: string
  /** The value of a field. */
  value: string | undefined
  attributes: Record<string, string>
  box: { x: number; y: number; width: number; height: number }
}

/** Runs in the page, so it uses nothing from outside. */
export function statesOf(elements: Element[]): ElementState[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
      focused: element === document.activeElement,
      text: element.textContent,
      value: 'value' in element ? String(element.value) : undefined,
      attributes: Object.fromEntries(
        Array.from(element.attributes, (one) => [one.name, one.value]),
      ),
      box: { x, y, width, height },
    }
  })
}
