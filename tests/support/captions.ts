import type { Page } from '@playwright/test'

/**
 * The caption of a slide, by its position: “2 of 5”. It is visible only on the current slide; a slide
 * itself counts as visible once it is fetched, though transparent and inert.
 */
export function captionOf(page: Page, position: string) {
  return page.getByRole('group', { name: position, exact: true }).getByRole('paragraph')
}
