import type { Page } from '@playwright/test'

/** Some translators wrap text nodes, others replace them. */
export type Manner = 'wrapped' | 'replaced'

/**
 * Translates an open page as browsers do, now and after each change: puts every text between marks
 * and into two `<font>` elements. A framework that keeps text nodes loses them.
 */
export async function translate(page: Page, manner: Manner) {
  await page.evaluate((how) => {
    const SKIPPED = 'script, style, noscript, textarea, svg, font'
    const observer = new MutationObserver(work)
    const changes = { childList: true, characterData: true, subtree: true }

    function work() {
      observer.disconnect()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.filter(isTranslatable).forEach(put)
      observer.observe(document.body, changes)
    }

    function isTranslatable(text: Text) {
      return text.data.trim() && !text.parentElement?.closest(SKIPPED)
    }

    function put(text: Text) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      if (how === 'wrapped') text.data = `‹${text.data}›`
      inner.append(how === 'wrapped' ? text : `‹${text.data}›`)
    }

    work()
  }, manner)
}

/** All texts of the page, hidden ones too, without the marks of `translate`. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    copy.querySelectorAll('script, style, noscript').forEach((element) => element.remove())
    copy.querySelectorAll('font').forEach((font) => font.replaceWith(...font.childNodes))
    // Hydrated text may have several nodes, with comments between them.
    const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) (comments.referenceNode as Comment).remove()
    copy.normalize()

    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push((walker.currentNode as Text).data.replace(/[‹›]/g, ''))
    return texts.filter((text) => text.trim())
  })
}
