import type { Page } from '@playwright/test'

export const MAP = /openstreetmap/
export const UNREACHABLE = 'The map can’t be reached right now.'

export const embeddedMap = (page: Page) =>
  page.getByTitle('Map of the service area around Charlotte')
export const mapCaption = (page: Page) => page.getByText('Exact shoot location shared after')
export const mapLink = (page: Page) => page.getByRole('link', { name: 'Open the full map' })

/** The studio's picture of the area, which the map covers. */
const areaPicture = (page: Page) => page.getByRole('figure').locator('img')

/** The tag name, in capitals, of the top element at the center of the map. */
export async function elementAtMapCenter(page: Page) {
  const box = (await areaPicture(page).boundingBox())!
  return page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.tagName,
    [box.x + box.width / 2, box.y + box.height / 2],
  )
}

/** Whether the picture has been painted, and not a sign that it is missing. */
export const isPictureThere = (page: Page) =>
  areaPicture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
