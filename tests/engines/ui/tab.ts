import type { Seen } from './seen.ts'
import type { Target } from './target.ts'

/** Keys that journeys press, by the names that `KeyboardEvent.key` gives them. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab'

/**
 * What one tab of an engine can be asked to do: a hand and an eye. Everything that is expected of
 * what it shows is written once, in `ui.ts`.
 */
export type Tab = {
  /** Opens a path of the site, or a full address, and waits until React has taken the page over. */
  goto(path: string): Promise<void>
  /** Every element that is meant and that assistive technology is told of, in document order. */
  look(target: Target): Promise<Seen[]>
  click(target: Target): Promise<void>
  /** A click anywhere, in CSS px from the window's corner. */
  clickAt(x: number, y: number): Promise<void>
  /** A finger put down and lifted. */
  tap(target: Target): Promise<void>
  /** A finger drawn sideways from the middle, by so many CSS px. */
  swipe(target: Target, by: number): Promise<void>
  /** A mouse that comes and moves on a little, as no hand stops at once. */
  hover(target: Target): Promise<void>
  /** Replaces what is typed into a field. */
  fill(target: Target, words: string): Promise<void>
  press(key: Key): Promise<void>
  scrollTo(target: Target): Promise<void>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  title(): Promise<string>
  /** The address of every tab that is open, this one first. */
  addresses(): Promise<string[]>
  /** What the page in a frame reads, by the frame's title. */
  /** What the page in a frame reads. */
  frame(target: Target): Promise<string>
  /** What pages have written into the console so far, as `level: words`. */
  logged(): Promise<string[]>
  /** The window as a PNG. */
  shot(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser at work. */
export type Engine = {
  /** A tab without a past: no history, storage or cookies of another. */
  newTab(options: { touch: boolean }): Promise<Tab>
  close(): Promise<void>
}
