import type { Page } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }

/** A place where the Tab key puts the focus. */
export type TabStop = {
  /** From 0, in the order of first visits. */
  index: number
  /** For messages. */
  name: string
  isFrame: boolean
  /** In px from the window's upper left corner. */
  box: Box
  /** The box that has the ring: the stop itself, or an ancestor. */
  ringed: Box
  /** Why it is hidden: `off screen`, or `under` another element (WCAG 2.4.11). */
  hidden: string | undefined
}

/** The focused element, numbered on its first visit. Undefined if the focus is on no element. */
export function readStop(page: Page): Promise<TabStop | undefined> {
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

    /** For iframes and elements larger than the window, only the center of the visible part counts. */
    function whatHides(stop: HTMLElement) {
      const isFrame = stop instanceof HTMLIFrameElement
      const fits = !isFrame && width <= innerWidth && height <= innerHeight / 2
      const start = [Math.max(0, left), Math.max(0, top)] as const
      const end = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)] as const
      const shown = [end[0] - start[0], end[1] - start[1]] as const
      const [minWidth, minHeight] = fits ? [width - 1, height - 1] : [1, 1]
      if (shown[0] < minWidth || shown[1] < minHeight) return 'off screen'

      const [x, y] = [start[0] + shown[0] / 2, start[1] + shown[1] / 2] as const
      const edges = [
        [x, start[1] + 2],
        [x, end[1] - 2],
        [start[0] + 2, y],
        [end[0] - 2, y],
      ] as const
      const over = [[x, y] as const, ...(fits ? edges : [])]
        .map((point) => document.elementFromPoint(...point))
        .find((found) => found && !stop.contains(found) && !found.contains(stop))
      return over ? `under ${over.outerHTML.slice(0, 80)}` : undefined
    }
  })
}
