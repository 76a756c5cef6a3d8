import type { Page } from '@playwright/test'

/** Changes an open page, as one of `REWRITERS` does. */
export async function rewrite(page: Page, who: string) {
  await page.evaluate(`(${REWRITERS[who]})(${findTexts})`)
}

/**
 * Who changes a page before its scripts run: browsers, extensions, and servers between. Each runs in the
 * page, with its texts.
 */
export const REWRITERS: Record<string, (texts: typeof findTexts) => void> = {
  'a translator that wraps texts': (texts) => {
    for (const text of texts()) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
      text.data = text.data.replace(/\S.*\S|\S/s, '‹$&›')
    }
  },

  'a phone that links numbers, dates and places': (texts) => {
    const known = /\(\d{3}\) \d{3}-\d{4}|Charlotte|Saturday|\d+[–-]\d+ \w+/
    for (const text of texts()) {
      const [found] = known.exec(text.data) ?? []
      if (!found) continue
      const after = text.splitText(text.data.indexOf(found)).splitText(found.length)
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://0'
      link.append(after.previousSibling!)
      after.before(link)
    }
  },

  'a server that removes comments, spaces and addresses': (texts) => {
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) (comments.referenceNode as Comment).remove()
    for (const text of texts()) {
      if (!text.data.includes('@')) text.data = text.data.replaceAll(/\s+/g, ' ')
      else text.replaceWith(Object.assign(document.createElement('span'), { textContent: '[…]' }))
    }
  },

  'an extension that puts elements everywhere': () => {
    const places = 'body, main, header, footer, section, figure, form, [data-island]'
    for (const place of document.querySelectorAll(places)) {
      place.prepend(document.createElement('extension-banner'))
      place.append(document.createElement('extension-toolbar'))
    }
    for (const image of document.images) {
      image.before(document.createElement('span'))
      image.after(document.createElement('span'))
    }
  },

  'a password manager': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.after(document.createElement('com-lastpass-icon'))
    }
  },
}

function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style, noscript'),
  )
}
