import { forward } from '#src/ui/direction.ts'

import type { StripLayout } from './position.ts'

/** The distance from the start of the strip, in px. `scrollLeft` is negative from right to left. */
export function positionAt(strip: HTMLElement | null, scrollLeft = 0): number {
  return scrollLeft * forward(strip)
}

/** The layout of a strip, or one without room if there is none. */
export function measure(strip: HTMLElement | null, count: number): StripLayout {
  if (!strip) return { count, slide: 1, view: 1, reach: 0 }

  const slide = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth
  return { count, slide, view: strip.clientWidth, reach: strip.scrollWidth - strip.clientWidth }
}

/** Whether a slide is whole in the view of its strip. */
export function isWithin(slide: Element, strip: Element): boolean {
  const [one, view] = [slide.getBoundingClientRect(), strip.getBoundingClientRect()]
  return one.left >= view.left - 1 && one.right <= view.right + 1
}
