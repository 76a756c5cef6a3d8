import type { Page } from '@playwright/test'

/** The photographs in the middle of a page, each by the path of its largest JPEG, once. */
export async function shownPhotographs(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('picture > img')
  const srcsets = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).srcset),
  )
  const largest = srcsets.map((srcset) => srcset.split(', ').at(-1)!.split(' ')[0]!)
  return [...new Set(largest)].toSorted()
}
