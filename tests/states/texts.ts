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
  'label',
  'placeholder',
  'title',
]

/** Fields of structured data that search engines show. */
const SHOWN = ['name', 'description', 'caption', 'text', 'slogan', 'copyrightNotice', 'creditText']

/**
 * Every text and name in the head and body of a page, shown or not, each once: also what links put into an
 * email, and what search engines are told.
 */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ([said, shown]) => {
      const found = new Set<string>()
      const add = (text: unknown) =>
        typeof text === 'string' && text.trim() && found.add(text.trim().replaceAll(/\s+/g, ' '))

      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement!
        // An address is in parts. With scripts, what is in `noscript` is one text, with tags.
        const isSkipped = parent.closest('script, style, a[href^="mailto:"] > [aria-hidden]')
        const isSource = parent.matches('noscript') && /</.test(parent.textContent)
        if (!isSkipped && !isSource) add(walker.currentNode.nodeValue)
      }
      for (const name of said) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const isSetting = element.matches('meta:not([name=description], [property^="og:"])')
          if (!isSetting) add(element.getAttribute(name))
        }
      }
      for (const { search } of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        for (const [, text] of new URLSearchParams(search)) add(text)
      }
      for (const script of document.querySelectorAll('[type="application/ld+json"]')) {
        JSON.parse(script.textContent, (name, value) => {
          if (shown.includes(name)) add(value)
          return value
        })
      }
      return [...found]
    },
    [SAID, SHOWN] as const,
  )
}
