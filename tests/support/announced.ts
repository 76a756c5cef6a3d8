import type { Page } from '@playwright/test'

/** Elements whose changes a screen reader announces. */
const LIVE = ':is([role=status], [role=alert], [aria-live]):not([aria-live=off])'

export const liveRegions = (page: Page) => page.locator(LIVE)

/**
 * Records from now on what live regions announce, in order. A region that is new, or inside of an element
 * whose role has just changed, announces nothing: browsers have then rebuilt it.
 */
export async function recordAnnounced(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle((live) => {
    const texts: string[] = []
    let known = new Set(document.querySelectorAll(live))
    const REBUILT_BY = ['role', 'aria-live', 'aria-hidden', 'hidden', 'inert']

    /** Without what is hidden from screen readers, or must not be announced with the rest. */
    function textOf(node: Node): string {
      if (!(node instanceof Element)) return node.textContent ?? ''
      if (node.closest('[aria-hidden=true], [aria-live=off], [hidden], [inert]')) return ''
      if (getComputedStyle(node).display === 'none') return ''
      const space = getComputedStyle(node).display === 'inline' ? '' : ' '
      return space + [...node.childNodes].map(textOf).join('') + space
    }

    new MutationObserver((records) => {
      const rebuilt = records.filter(({ type }) => type === 'attributes')
      const changed = new Map<Element, Set<Node>>()
      for (const { target, type, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (!region || type === 'attributes' || !known.has(region)) continue
        if (rebuilt.some((change) => change.target.contains(region))) continue
        const isWhole = region.matches('[aria-atomic=true], [role=status]:not([aria-atomic])')
        const nodes = isWhole ? [region] : type === 'childList' ? addedNodes : [target]
        changed.set(region, new Set([...(changed.get(region) ?? []), ...nodes]))
      }
      for (const nodes of changed.values()) {
        const text = [...nodes].map(textOf).join(' ').replace(/\s+/g, ' ').trim()
        if (text) texts.push(text)
      }
      known = new Set(document.querySelectorAll(live))
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: REBUILT_BY,
    })
    return texts
  }, LIVE)
  return () => said.jsonValue()
}
