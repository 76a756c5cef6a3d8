/** An element by its role and name, its text, or its title. */
export type Target = {
  by: 'role' | 'text' | 'title'
  role?: string
  /** The whole name or text, or a pattern in it. */
  words?: string | RegExp
  inside?: Target
}

/** An element at one moment. */
export type ElementState = {
  visible: boolean
  focused: boolean
  text: string
  /** The `value` of a field is its current value. */
  attributes: Record<string, string>
  /** In CSS px from the upper left corner of the window. */
  box: { x: number; y: number; width: number; height: number }
}

/** Runs in the page, so it uses nothing from outside. */
export function statesOf(elements: Element[]): ElementState[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const attributes = Array.from(element.attributes, ({ name, value }) => [name, value])
    if ('value' in element) attributes.push(['value', String(element.value)])
    return {
      visible: width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }),
      focused: element === document.activeElement,
      text: element.textContent,
      attributes: Object.fromEntries(attributes),
      box: { x, y, width, height },
    }
  })
}
