import type { Page } from '@playwright/test'

/**
 * The caption of a slide, by its position: “2 of 5”. It is visible only on the current slide; a slide
 * itself counts as visible, though transparent and inert. While slides turn, screen readers get their
 * words otherwise.
 */
export function captionOf(page: Page, position: string) {
  const hidden = { includeHidden: true }
  return page
    .getByRole('group', { name: position, exact: true, ...hidden })
    .getByRole('paragraph', hidden)
    .and(page.locator(':not([hidden], [inert])'))
}
