import type { Page } from '@playwright/test'

/** Attributes that are shown or read aloud. */
const SAID = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'data-note',
  'data-tip',
  'data-title',
  'placeholder',
  'title',
]

/** Every text and name in the head and body of a page, shown or not, each once. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((said) => {
    const found = new Set<string>()
    const add = (text: string | null) =>
      text?.trim() && found.add(text.trim().replaceAll(/\s+/g, ' '))
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      // What is in `noscript` is text, with tags. An address is in parts.
      const skipped = 'script, style, noscript, a[href^="mailto:"] > [aria-hidden]'
      if (!walker.currentNode.parentElement?.closest(skipped)) {
        add(walker.currentNode.nodeValue)
      }
    }
    for (const name of said) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const isSetting = element.matches('meta:not([name=description], [property^="og:"])')
        if (!isSetting) add(element.getAttribute(name))
      }
    }
    return [...found]
  }, SAID)
}
