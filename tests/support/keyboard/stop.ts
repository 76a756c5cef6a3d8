import type { Page } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** Where the Tab key has taken the focus. */
export type Stop = {
  /** Which it is on its page, from 0, in the order of first visits. */
  index: number
  /** What it is called, for messages. */
  name: string
  isFrame: boolean
  /** In px from the window's upper left corner. */
  box: Box
  /** Of what wears the ring: the stop itself, or what it stands in. */
  ringed: Box
  /** Why it cannot be seen: `off screen`, or `under` what lies over it (WCAG 2.4.11). */
  hidden: string | undefined
}

/** Looks at what has the focus now, and numbers it. Nothing where the page has let go of it. */
export function lookAtStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined

    element.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    return {
      index: Number(element.dataset.stop),
      name: element.ariaLabel ?? element.innerText,
      isFrame: element instanceof HTMLIFrameElement,
      box: boxOf(element),
      ringed: boxOf(ringedBy(element) ?? element),
      hidden: whatHides(element),
    }

    function ringedBy(from: HTMLElement): HTMLElement | null {
      if (getComputedStyle(from).outlineStyle !== 'none') return from
      return from.parentElement && ringedBy(from.parentElement)
    }

    function boxOf(of: HTMLElement) {
      const box = of.getBoundingClientRect()
      return { x: box.x, y: box.y, width: box.width, height: box.height }
    }

    /**
     * What hardly fits in the window is looked for in the middle of the part that shows. So is the
     * page of another site, somewhere in which the focus is.
     */
    function whatHides(stop: HTMLElement) {
      const isFrame = stop instanceof HTMLIFrameElement
      const fits = !isFrame && width <= innerWidth && height <= innerHeight / 2
      const sides = [Math.max(0, left), Math.max(0, top)] as const
      const ends = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)] as const
      const shown = [ends[0] - sides[0], ends[1] - sides[1]] as const
      const [least, lowest] = fits ? [width - 1, height - 1] : [1, 1]
      if (shown[0] < least || shown[1] < lowest) return 'off screen'

      const [x, y] = [sides[0] + shown[0] / 2, sides[1] + shown[1] / 2] as const
      const edges = [
        [x, sides[1] + 2],
        [x, ends[1] - 2],
        [sides[0] + 2, y],
        [ends[0] - 2, y],
      ] as const
      const over = [[x, y] as const, ...(fits ? edges : [])]
        .map((point) => document.elementFromPoint(...point))
        .find((found) => found && !stop.contains(found) && !found.contains(stop))
      return over ? `under ${over.outerHTML.slice(0, 80)}` : undefined
    }
  })
}
