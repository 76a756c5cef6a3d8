import type { Page } from '@playwright/test'

/** The path of the largest JPEG of each photograph in the page’s main part, without duplicates. */
export async function shownPhotographs(page: Page): Promise<string[]> {
  const pictures = page.getByRole('main').locator('picture > img')
  const srcsets = await pictures.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).srcset),
  )
  const largest = srcsets.map((srcset) => srcset.split(', ').at(-1)!.split(' ')[0]!)
  return [...new Set(largest)].toSorted()
}
