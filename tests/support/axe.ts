import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/**
 * What keeps the page, as it stands now, from being used by everyone: one line for each element, or
 * nothing. Pages of other sites inside it are theirs to mend.
 */
export async function axe(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  await page.evaluate(axeCore.source)

  const { violations } = await page.evaluate(() => window.axe.run({ exclude: ['iframe'] }))
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  )
}

declare global {
  interface Window {
    axe: typeof axeCore
  }
}
