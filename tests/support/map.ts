import type { Page } from '@playwright/test'

export const MAP = /openstreetmap/
export const UNREACHABLE = 'The map can’t be reached right now.'

export const embeddedMap = (page: Page) =>
  page.getByTitle('Map of the service area around Charlotte')
export const mapCaption = (page: Page) => page.getByText('Exact shoot location shared after')
export const mapLink = (page: Page) => page.getByRole('link', { name: 'Open the full map' })

/** A name on the drawn map. The list below the figure has the same names. */
export const drawnName = (page: Page, name: string) =>
  page.getByRole('figure').getByText(name, { exact: true })

/** The tag name, in capitals, of the top element at the center of the map. */
export async function elementAtMapCenter(page: Page) {
  const box = (await drawnName(page, 'Charlotte').boundingBox())!
  return page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
}
