import { START, traceOf } from '../../traces.ts'
import { lastTextOf, textsOf } from './find-place.ts'

/** Does something once a page's own code has taken over its HTML, which has to be as it came till then. */
export function whenLive(page: Document, task: () => void) {
  const html = page.documentElement
  if ('live' in html.dataset) return task()

  // A key hydrates what else would wait for a visitor.
  page.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  const observer = new MutationObserver(() => {
    if (!('live' in html.dataset)) return
    observer.disconnect()
    task()
  })
  observer.observe(html, { attributeFilter: ['data-live'] })
}

/**
 * Shows other words in a place of the page, before they are written. Text nodes only get new text,
 * and are never added or removed, because React owns them.
 */
export function previewText(page: Document, place: string, words: string) {
  const last = lastTextOf(page, (one) => one === place)
  if (!last) return
  const { nodes } = textsOf(last)
  const end = last.data.indexOf(traceOf(place))
  const { data } = nodes[0]!
  const start = data.lastIndexOf(START, nodes[0] === last ? end : data.length)
  let rest = data.slice(0, start) + START + plain(words) + last.data.slice(end)
  for (const node of nodes) {
    // What stays the same stays where it is, like the sign in front of a price.
    const stays = node !== last && node.data !== '' && rest.startsWith(node.data)
    const filled = stays ? node.data : rest
    rest = rest.slice(filled.length)
    node.data = filled
  }
}

/** Without asterisks for emphasis, and with single spaces. */
function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
}
