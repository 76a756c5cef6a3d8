import type { Page } from '@playwright/test'

import { changedPixels, type Box } from '../support/pixels.ts'

/** A place where the Tab key puts the focus. */
type TabStop = {
  /** From 0, in the order of first visits. */
  index: number
  /** For messages. */
  name: string
  /** A frame has a ring of its own, and a control that was pressed by mouse has none. */
  hasRing: boolean
  isFrame: boolean
  /** Stops alike in the same part of a page have the same ring. */
  kind: string
  /** The box that has the ring: the stop itself, or an ancestor. */
  ringed: Box
  /** Why it cannot be seen (WCAG 2.4.11). */
  hidden: string | undefined
}

/** More presses inside one frame are a keyboard trap. */
const MAX_PRESSES_IN_FRAME = 4

/** The least thickness of a ring, in px. */
const THIN = 2

/** How far a ring may extend beyond its stop, in px. */
const REACH = 20

/** Moves the focus to where Tab leads into a part of the page, as if nothing had been pressed yet. */
export async function startBefore(page: Page, part: string) {
  await page.evaluate((within) => {
    // A smooth one would go on over the one of the focus.
    scrollTo({ top: 0, behavior: 'instant' })
    const place = document.querySelector<HTMLElement>(within)!
    const own = place.getAttribute('tabindex')
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    if (own) place.setAttribute('tabindex', own)
    else place.removeAttribute('tabindex')
  }, part)
}

/**
 * Presses Tab, from the focused element or else into a part of the page, until the focus leaves it or is back
 * at an earlier stop. Returns how many stops there are, and those that are hidden or have too thin a
 * ring, and controls that get no focus.
 */
export async function tabThrough(page: Page, within: string) {
  const problems: string[] = []
  const kinds = new Set<string>()
  let last = -1
  let repeats = 0

  let stop = (await readStop(page, within)) ?? (await press(page, 'Tab', within))
  while (stop && stop.index >= last && repeats < MAX_PRESSES_IN_FRAME) {
    repeats = stop.index === last ? repeats + 1 : 0
    if (repeats === 0 && stop.hidden) problems.push(`${stop.name}: ${stop.hidden}`)
    if (stop.hasRing && !kinds.has(stop.kind)) {
      const thickness = await widestRing(page)
      if (thickness < THIN) problems.push(`${stop.name}: a ring of ${thickness.toFixed(1)} px`)
    }
    kinds.add(stop.kind)
    last = stop.index
    stop = await press(page, 'Tab', within)
  }
  if (repeats === MAX_PRESSES_IN_FRAME) problems.push(`${stop!.name}: keeps the focus`)
  return { count: last + 1, problems: [...problems, ...(await missedControls(page, within))] }
}

/** The ring once it is painted, or after five looks. A busy machine takes its time. */
async function widestRing(page: Page): Promise<number> {
  let widest = 0
  for (let look = 0; look < 5 && widest < THIN; look += 1)
    widest = Math.max(widest, await ringThickness(page))
  return widest
}

/** Presses Shift+Tab until the first stop in a part. Returns the order of the stops on the way. */
export async function tabBack(page: Page, count: number, within: string): Promise<number[]> {
  const way: number[] = []
  const most = count + 2 * MAX_PRESSES_IN_FRAME
  for (let presses = 0; presses < most && way.at(-1) !== 0; presses += 1) {
    const stop = await press(page, 'Shift+Tab', within)
    if (stop && stop.index !== way.at(-1)) way.push(stop.index)
  }
  return way
}

/**
 * The thickness in px of the ring around the focused element: the area that it changes by 3:1 or
 * more (WCAG 1.4.11), divided by the length of the edge. WCAG 2.4.13 requires 2.
 */
export async function ringThickness(page: Page): Promise<number> {
  const { x, y, width, height } = (await readStop(page))!.ringed
  const size = page.viewportSize()!
  const [left, top] = [Math.max(0, x - REACH), Math.max(0, y - REACH)]
  const clip = {
    x: left,
    y: top,
    width: Math.min(size.width, x + width + REACH) - left,
    height: Math.min(size.height, y + height + REACH) - top,
  }
  const changed = await changedPixels(page, clip, () => hideRing(page, true))
  await hideRing(page, false)
  return changed / (2 * (width + height))
}

/** Hides the ring of the focused element or of its ancestors, without moving the focus. */
function hideRing(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    const value = hidden ? 'none' : ''
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) {
      if (hidden && getComputedStyle(at).outlineStyle === 'none') continue
      at.style.setProperty('outline', value, 'important')
      at.style.setProperty('box-shadow', value, 'important')
    }
  }, isHidden)
}

async function press(page: Page, key: string, within: string) {
  await page.keyboard.press(key)
  const stop = await readStop(page, within)
  if (stop && !stop.isFrame) return stop

  // The focus takes some frames to enter or leave the page of another site.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  return readStop(page, within)
}

/** The focused element, numbered on its first visit. Undefined if the focus is on none inside the part. */
function readStop(page: Page, part = 'html'): Promise<TabStop | undefined> {
  return page.evaluate((within) => {
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
    if (!stop.parentElement?.closest(within)) return undefined

    // Radios are one stop: Tab leads to the first, Shift+Tab to the last, and arrow keys to the others.
    const kept = stop.closest<HTMLElement>('fieldset:has([type=radio])') ?? stop
    kept.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
    const ringed = ringedBy(stop) ?? stop
    const { x, y, width, height } = ringed.getBoundingClientRect()
    const parts = [stop, ringed, stop.closest('section, header, footer, form, main')]
    return {
      index: Number(kept.dataset.stop),
      name: stop.ariaLabel ?? stop.innerText,
      hasRing: stop.matches(':focus-visible:not(iframe)'),
      isFrame: stop instanceof HTMLIFrameElement,
      // A photograph, and a film, has a class of its own.
      kind: parts
        .map((one) => `${one?.tagName}.${one?.className.replaceAll(/\b(photo|film)-\S+/g, '')}`)
        .join(' '),
      ringed: { x, y, width, height },
      // A frame scrolls to its own controls.
      hidden:
        stop instanceof HTMLIFrameElement ? undefined : whatHides(stop.getBoundingClientRect()),
    }

    function ringedBy(from: HTMLElement): HTMLElement | null {
      if (getComputedStyle(from).outlineStyle !== 'none') return from
      return from.parentElement && ringedBy(from.parentElement)
    }

    /** Looks at the center of the part in the window and, unless it is high, at its upper and lower edge. */
    function whatHides({ left, top, right, bottom }: DOMRect) {
      const middle = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
      const [start, end] = [Math.max(0, top), Math.min(innerHeight, bottom)]
      const fits = bottom - top <= innerHeight / 2
      if (fits && (top < -1 || bottom > innerHeight + 1)) return 'off screen'

      const places = fits ? [start + 2, (start + end) / 2, end - 2] : [(start + end) / 2]
      const over = places
        .map((place) => document.elementFromPoint(middle, place))
        .find((found) => !found || (!stop!.contains(found) && !found.contains(stop)))
      if (over === null) return 'off screen'
      return over && `under ${over.outerHTML.slice(0, 80)}`
    }
  }, part)
}

/** Visible, enabled controls that never had the focus. */
function missedControls(page: Page, within: string): Promise<string[]> {
  return page.evaluate((part) => {
    const controls = ['a[href]', 'button', 'input', 'textarea', 'summary', 'iframe']
    return Array.from(document.querySelectorAll<HTMLElement>(`${part} :is(${controls.join()})`))
      .filter((control) => !control.matches(':disabled, [tabindex="-1"], [inert] *'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const group = control.closest<HTMLElement>('fieldset:has([type=radio])')
        return (group ?? control).dataset.stop === undefined
      })
      .map((control) => `${control.ariaLabel ?? control.innerText}: cannot be reached`)
  }, within)
}
