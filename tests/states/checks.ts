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
