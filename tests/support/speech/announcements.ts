import type { Page } from '@playwright/test'

/**
 * Notes from the next page on what a screen reader says of its own accord: what comes into a live
 * region, or changes in it (ARIA `aria-live`, `aria-atomic`). A region that comes with its words
 * already in it is silent, unless it is an alert.
 */
export async function noteAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
    const known = new Map<Element, Map<Node, string>>()
    window.announcements = []

    document.addEventListener('DOMContentLoaded', () => {
      note()
      const kinds = { attributes: true, characterData: true, childList: true, subtree: true }
      new MutationObserver(note).observe(document, kinds)
    })

    function note() {
      for (const region of document.querySelectorAll(LIVE)) {
        const parts = new Map(partsOf(region, region))
        const before = known.get(region) ?? (region.role === 'alert' ? new Map() : parts)
        known.set(region, parts)

        const manner = mannerOf(region)
        const news = [...parts].filter(([node, words]) => before.get(node) !== words)
        if (news.length === 0 || manner === 'off') continue

        const said = isAtomic(region) ? [...parts] : news
        const words = said.map(([, part]) => part).join(' ')
        window.announcements.push(
          `says ${manner === 'assertive' ? 'at once' : 'politely'}: “${words}”`,
        )
      }
    }

    function mannerOf(region: Element) {
      return region.ariaLive ?? (region.role === 'alert' ? 'assertive' : 'polite')
    }

    function isAtomic({ ariaAtomic, role }: Element) {
      return ariaAtomic ? ariaAtomic === 'true' : role === 'status' || role === 'alert'
    }

    /** The words of an element, each part with the node that it stands in. */
    function partsOf(element: Element, region: Element): [Node, string][] {
      if (isSilent(element)) return []
      if (element !== region && element.matches(LIVE)) return []
      if (element instanceof HTMLImageElement) return element.alt ? [[element, element.alt]] : []
      if (element.matches('a, button') && element.ariaLabel) return [[element, element.ariaLabel]]

      const inside = [...element.childNodes].flatMap((node): [Node, string][] => {
        if (node instanceof Element) return partsOf(node, region)
        const words = node instanceof Text ? node.data.trim() : ''
        return words ? [[node, words]] : []
      })
      // A group's name is said before what is in it.
      const name = element !== region && element.ariaLabel
      return name && inside.length > 0 ? [[element, `${name},`], ...inside] : inside
    }

    function isSilent(element: Element) {
      const { display, visibility } = getComputedStyle(element)
      return (
        display === 'none' ||
        visibility === 'hidden' ||
        element.ariaHidden === 'true' ||
        (element instanceof HTMLElement && element.inert)
      )
    }
  })
}

/** What was said since this was last asked, in order. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announcements.splice(0))
}

declare global {
  interface Window {
    announcements: string[]
  }
}
