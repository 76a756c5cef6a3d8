import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/**
 * Every accessibility violation on the page in its current state, by all of axe's rules, also those
 * for best practices and target size. Pages of other sites in frames are left out.
 */
export async function axe(page: Page): Promise<string[]> {
  // Evaluated, because the CSP blocks an added script.
  await page.evaluate(axeCore.source)

  const { violations } = await page.evaluate(() => {
    // Computed colors are the page's own, even where the system paints its colors instead.
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

/** The same on a page with a frozen clock, which axe needs running: it pauses between rules. */
export async function axeWithFrozenClock(page: Page): Promise<string[]> {
  const running = axe(page)
  let violations: string[] | undefined
  while (!violations) {
    violations = await Promise.race([running, page.clock.runFor(1).then(() => undefined)])
  }
  return violations
}

declare global {
  interface Window {
    axe: typeof axeCore
  }
}
