/** What can be told of an element at one moment. Lengths are CSS px from the window's corner. */
export type Seen = {
  visible: boolean
  focused: boolean
  text: string
  /** What is typed into a field. */
  value: string | undefined
  attributes: Record<string, string>
  box: { x: number; y: number; width: number; height: number }
}

/** Runs in the page, of every engine, so it uses nothing from outside of itself. */
export function describe(elements: Element[]): Seen[] {
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

/** Runs in the page. React leaves a property of its own on every element that it has taken over. */
export function takenOver(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
