import { decode, encode } from '../../traces/encode.ts'
import { findTarget, textNodes } from './find-place.ts'
import { bare, plain, type PlaceWords } from './known-words.ts'

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
 *
 * @param before what the page shows there now.
 */
export function previewText(
  page: Document,
  { place, before, words }: { place: string; before: string; words: string },
  known: PlaceWords[],
) {
  const shown = known.map((one) => (one.place === place ? { ...one, words: bare(before) } : one))
  const target = findTarget(page, place, shown)
  if (target?.kind !== 'text') return

  const nodes = textNodes(target.element)
  const isTraced = decode(target.element.textContent ?? '').includes(place)
  let rest = plain(words) + (isTraced ? encode(place) : '')
  for (const node of nodes) {
    // What stays the same stays where it is, like the sign in front of a price.
    const stays = node !== nodes.at(-1) && node.data !== '' && rest.startsWith(node.data)
    const filled = stays ? node.data : rest
    rest = rest.slice(filled.length)
    node.data = filled
  }
}
