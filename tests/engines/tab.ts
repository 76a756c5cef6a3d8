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

/** Keys that journeys press, as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

/**
 * A tab of an engine: what the drivers of all three can do. The expectations on it are in `ui.ts`.
 * No finger: only Chromium’s driver can touch.
 */
export type Tab = {
  /** Opens a path of the site, and waits for hydration. */
  goto(path: string): Promise<void>
  /** Every matching element in the accessibility tree, in document order. */
  look(target: Target): Promise<ElementState[]>
  click(target: Target): Promise<void>
  /** In CSS px from the upper left corner of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** Moves the mouse to the element and a little further, as a hand does. */
  hover(target: Target): Promise<void>
  /** Replaces the value of a field. */
  fill(target: Target, words: string): Promise<void>
  press(key: Key): Promise<void>
  scrollTo(target: Target): Promise<void>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  address(): Promise<string>
  /** The text of the page in a frame. */
  frame(target: Target): Promise<string>
  /** All console messages so far, as `level: words`. */
  logged(): Promise<string[]>
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
