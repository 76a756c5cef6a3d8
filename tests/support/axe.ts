import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/**
 * What keeps the page, as it stands now, from being used by everyone: one line for each element, or
 * nothing. Every rule is asked, good practice and the size of targets too. Pages of other sites
 * inside it are theirs to mend.
 */
export async function axe(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  await page.evaluate(axeCore.source)

  const { violations } = await page.evaluate(() => {
    // What is computed is the page's own color, even where the system's is painted in its place.
    const forced = matchMedia('(forced-colors: active)').matches
    return window.axe.run(
      { exclude: ['iframe'] },
      {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: !forced } },
      },
    )
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  )
}

/** The same where the page's clock stands still: axe pauses between its rules. */
export async function axeInStoppedTime(page: Page): Promise<string[]> {
  const looking = axe(page)
  let found: string[] | undefined
  while (!found) {
    found = await Promise.race([looking, page.clock.runFor(1).then(() => undefined)])
  }
  return found
}

declare global {
  interface Window {
    axe: typeof axeCore
  }
}
