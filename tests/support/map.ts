import type { Page } from '@playwright/test'

export const MAP = /openstreetmap/
export const UNREACHABLE = 'The map can’t be reached right now.'

export const embedded = (page: Page) => page.getByTitle('Map of the service area around Charlotte')
export const caption = (page: Page) => page.getByText('Exact shoot location shared after')
export const link = (page: Page) => page.getByRole('link', { name: 'Open the full map' })

/** A name on the drawn map, which stands in the figure; the same in words stands below it. */
export const drawn = (page: Page, name: string) =>
  page.getByRole('figure').getByText(name, { exact: true })

/** What a visitor sees in the middle of the map: an element's name, in capitals. */
export async function atTheMiddle(page: Page) {
  const box = (await drawn(page, 'Charlotte').boundingBox())!
  return page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
}
