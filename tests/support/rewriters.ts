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

  'a server that hides addresses': (texts) => {
    for (const text of texts()) {
      if (!text.data.includes('@')) continue
      const span = document.createElement('span')
      span.dataset.cfemail = '0a1b2c'
      span.textContent = '[email protected]'
      text.replaceWith(span)
    }
  },

  'a server that removes comments and spaces': (texts) => {
    const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) (comments.referenceNode as Comment).remove()
    for (const text of texts()) text.data = text.data.replaceAll(/\s+/g, ' ')
  },

  'an extension that puts elements everywhere': () => {
    const { body } = document
    const places = 'body, main, header, footer, section, figure, form, [data-island]'
    for (const place of document.querySelectorAll(places)) {
      place.prepend(document.createElement('extension-banner'))
      place.append(document.createElement('extension-toolbar'))
    }
    body.setAttribute('cz-shortcut-listen', 'true')
  },

  'a password manager': () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true')
      field.after(document.createElement('com-lastpass-icon'))
    }
  },

  'a button on each picture': () => {
    for (const image of document.images) {
      const pin = document.createElement('span')
      image.before(pin)
      image.after(pin.cloneNode())
    }
  },

  'a server that wraps pictures': () => {
    for (const image of document.images) {
      image.loading = 'lazy'
      image.parentElement!.setAttribute('data-optimized', '')
    }
  },

  'a dark mode': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    for (const element of document.querySelectorAll('div, a, button')) {
      element.setAttribute('data-darkreader-inline-color', '')
    }
  },

  'a reader of long words': (texts) => {
    for (const text of texts()) text.data = text.data.replaceAll(/\w{9}/g, '$&\u00AD')
  },

  'a reader in bold': (texts) => {
    for (const text of texts()) {
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
