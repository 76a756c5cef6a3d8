import type { Page } from '@playwright/test'

/** Elements that show nothing, texts that begin or end with a separator, and values that are none. */
export function emptyPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shows = (element: Element) =>
      element.textContent.trim() !== '' ||
      element.matches('[aria-label], [aria-live], [role=status], [role=alert]') ||
      element.querySelector('img, picture, svg, input, textarea, iframe') !== null

    return Array.from(
      document.querySelectorAll(
        'h1, h2, h3, p, ul, ol, li, dl, dt, dd, figcaption, section, a, button',
      ),
    )
      .filter((element) => element.checkVisibility())
      .filter((element) => !shows(element) || /^[·,|]|[·,|]$/.test(element.textContent.trim()))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** How far the layout has shifted by itself since the page was opened (CLS). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve(own.reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
}

/** What only a screen needs, and yet is on paper. */
export function onPaperInVain(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter(
        (element) =>
          element.matches(
            'button:not(form [data-kind], [data-tip-on-press]), dialog, [data-wax]',
          ) || getComputedStyle(element).position === 'fixed',
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** A place where the Tab key puts the focus. */
type TabStop = {
  /** From 0, in the order of first visits. */
  index: number
  isFrame: boolean
  /** Why its focus cannot be seen (WCAG 2.4.7 and 2.4.11), after its name. */
  problem: string | undefined
}

/** More presses inside one frame are a keyboard trap. */
const MAX_PRESSES_IN_FRAME = 4

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
 * at an earlier stop. Returns the stops that are hidden or have no ring, and controls that get no focus.
 */
export async function tabThrough(page: Page, within: string): Promise<string[]> {
  const problems: (string | undefined)[] = []
  let last = -1
  let repeats = 0

  let stop = (await readStop(page, within)) ?? (await pressTab(page, within))
  while (stop && stop.index >= last && repeats < MAX_PRESSES_IN_FRAME) {
    repeats = stop.index === last ? repeats + 1 : 0
    if (repeats === 0) problems.push(stop.problem)
    last = stop.index
    stop = await pressTab(page, within)
  }
  if (repeats === MAX_PRESSES_IN_FRAME) problems.push(`stop ${last} keeps the focus`)
  return [...problems.filter((one) => one !== undefined), ...(await missedControls(page, within))]
}

async function pressTab(page: Page, within: string) {
  await page.keyboard.press('Tab')
  const stop = await readStop(page, within)
  if (stop && !stop.isFrame) return stop

  // The focus takes some frames to enter or leave the page of another site.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  return readStop(page, within)
}

/** The focused element, numbered on its first visit. Undefined if the focus is on none inside the part. */
function readStop(page: Page, part: string): Promise<TabStop | undefined> {
  return page.evaluate((within) => {
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
    if (!stop.parentElement?.closest(within)) return undefined

    // Radios are one stop: Tab leads to the first, Shift+Tab to the last, and arrow keys to the others.
    const kept = stop.closest<HTMLElement>('fieldset:has([type=radio])') ?? stop
    kept.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
    // A frame has a ring and a scroll of its own.
    const isFrame = stop instanceof HTMLIFrameElement
    const problem = isFrame
      ? undefined
      : (whatHides(stop.getBoundingClientRect()) ?? ringless(stop))
    return {
      index: Number(kept.dataset.stop),
      isFrame,
      problem: problem && `${stop.ariaLabel ?? stop.innerText}: ${problem}`,
    }

    /** It, or what it is in, has the ring: two px of a color. */
    function ringless(from: HTMLElement) {
      for (let at: HTMLElement | null = from; at; at = at.parentElement) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at)
        const isClear = /, 0\)$|\/ 0\)$/.test(outlineColor)
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear) return undefined
      }
      return 'no ring'
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
