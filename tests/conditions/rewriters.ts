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

  'a translator that joins texts': (texts) => {
    document.body.normalize()
    for (const text of texts()) text.data = text.data.toUpperCase()
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

  'a dark mode and a server that marks pictures': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    for (const element of document.querySelectorAll('div, a, button, picture')) {
      element.setAttribute('data-darkreader-inline-color', '')
    }
    for (const image of document.images) image.loading = 'lazy'
  },

  'a reader in bold, with soft hyphens': (texts) => {
    for (const text of texts()) {
      text.data = text.data.replaceAll(/\w{9}/g, '$&\u00AD')
      if (text.length < 4) continue
      text.splitText(2)
      const bold = document.createElement('b')
      text.replaceWith(bold)
      bold.append(text)
    }
  },

  'a blocker that removes buttons': () => {
    for (const button of document.querySelectorAll('main button')) button.remove()
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
