import type { Page } from '@playwright/test'

import { strip } from '#owner/desk/traces/encode.ts'
import { placeName, readPlace } from '#owner/desk/traces/place.ts'
import { expect, waitForDesk } from './panel.ts'

/** The words of the content, and the place of each. */
type Texts = { place: string; words: string }[]

/** Every text that the page beside the panel shows and the content has, and those that open another field. */
export async function wordsThatOpen(panel: Page, texts: Texts) {
  const site = panel.frameLocator('iframe')
  await expect(site.locator('html[data-live]')).toBeAttached()
  await waitForDesk(site, site.getByRole('main'))
  const shown = await site.locator('body').evaluate(pointAtTexts)
  const found = shown.flatMap(({ place, words }) => {
    const own = placesOf(bare(strip(words)), texts)
    return own.length > 0 ? [{ words, place, isRight: own.includes(place) }] : []
  })
  return { found: found.length, wrong: found.filter(({ isRight }) => !isRight) }
}

/** All texts that a content file holds. The name of a town is one, too. */
export function textsIn(file: string, held: unknown, path: (string | number)[] = []): Texts {
  const place = placeName(readPlace(file).file, path)
  if (typeof held === 'string') return [{ place, words: bare(held) }]
  if (typeof held !== 'object' || held === null) return []
  const inner = Object.entries(held).flatMap(([key, value]) =>
    textsIn(file, value, [...path, Array.isArray(held) ? Number(key) : key]),
  )
  const isNamed = path.at(-1) === 'towns'
  const names = isNamed
    ? Object.keys(held).map((words) => ({ place: `${place}/${words}`, words }))
    : []
  return [...inner, ...names.map((one) => ({ ...one, place: encodeURI(one.place) }))]
}

/** Points at every text of a page in turn, and reads what the ring is around. Runs in the page. */
function pointAtTexts(body: HTMLElement) {
  const page = body.ownerDocument
  const ring = page.querySelector<HTMLElement>('[data-desk]')!
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const shown: { place: string; words: string }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement!
    const range = page.createRange()
    range.selectNodeContents(node)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = [...range.getClientRects()].find(({ width }) => width > 4)
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!box || !isSeen || element.closest('script, style, [aria-hidden=true]')) continue

    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2]
    const pointed = page.elementFromPoint(clientX, clientY)
    pointed?.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }))
    if (pointed) shown.push({ place: ring.dataset.desk ?? '', words: node.data })
  }
  return shown
}

/** Where words come from: what says just that, or else what they are a part of. */
function placesOf(words: string, texts: Texts): string[] {
  if (words.length < 3) return []
  const same = texts.filter((text) => patternOf(text.words).test(words))
  const around = texts.filter((text) => text.words.includes(words))
  return (same.length > 0 ? same : around).map(({ place }) => place)
}

/** A mark like `{city}` stands for anything. */
function patternOf(words: string): RegExp {
  const parts = words.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

/** As pages show it: without asterisks and quotes around it, with single spaces. */
function bare(words: string): string {
  return words.replaceAll(/[*“”]/g, '').replaceAll(/\s+/g, ' ').trim()
}
