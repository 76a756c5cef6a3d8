import type { ElementState } from './element-state.ts'
import type { Target } from './target.ts'

/** Keys that journeys press, as in `KeyboardEvent.key`. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

/**
 * A tab of an engine. The expectations on it are in `ui.ts`, for all engines. No finger: only
 * Chromium’s driver can touch.
 */
export type Tab = {
  /** Opens a path of the site, or a full address, and waits for hydration. */
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
  title(): Promise<string>
  /** The address of every open tab, this one first. */
  addresses(): Promise<string[]>
  /** The text of the page in a frame. */
  frame(target: Target): Promise<string>
  /** All console messages so far, as `level: words`. */
  logged(): Promise<string[]>
  /** A PNG of the window. */
  shot(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = {
  /** A tab without history, storage or cookies. */
  newTab(): Promise<Tab>
  close(): Promise<void>
}
