import type { Page } from 'playwright-core'
import axeCore from 'axe-core'

/** A rule of axe that is broken, at one element. */
type Violation = {
  /** The rule, as axe says it, with its id. */
  help: string
  /** What the page shows there. */
  shown: string
  /** Where it is, and what to do, for whoever writes the code. */
  says: string
}

/**
 * Every violation of any of axe's rules on the page in its current state, or in a part of it, also those for best
 * practices and target size. Pages of other sites in frames are left out.
 */
export async function violationsOf(page: Page, part = 'html'): Promise<Violation[]> {
  // Evaluated, because the CSP blocks an added script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)

  return page.evaluate(async (within) => {
    // Computed colors are the page's own, even where the system paints its colors instead.
    const forced = matchMedia('(forced-colors: active)').matches
    const found = await window.axe.run(
      { include: [within], exclude: ['iframe'] },
      {
        elementRef: true,
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: !forced } },
      },
    )
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary, element }) => ({
        help: `${help} (${id})`,
        shown: (element?.innerText ?? '').trim().slice(0, 60),
        says: `${target.join(' ')}\n${failureSummary}`,
      })),
    )
  }, part)
}

declare global {
  interface Window {
    axe: typeof axeCore
  }
}
