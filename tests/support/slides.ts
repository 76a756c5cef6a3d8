import type { Page } from '@playwright/test'

/**
 * The caption of a slide, by its place: “2 of 5”. To be seen only while its slide is shown, which
 * cannot be said of the slide itself: from when it is fetched it lies there, inert and transparent.
 */
export function captionOf(page: Page, position: string) {
  return page.getByRole('group', { name: position, exact: true }).getByRole('paragraph')
}
