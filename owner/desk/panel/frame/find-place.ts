import { decode, strip } from '../../traces/encode.ts'
import type { Known } from './known-words.ts'

/** Something on the page that can be changed: the name of its place, and where it is shown. */
export type Target = { place: string; element: Element; kind: 'text' | 'photograph' }

/** What someone has pointed at, if it can be changed. Text is above photographs. */
export function targetAt(
  page: Document,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
  known: Known[],
): Target | undefined {
  for (const element of page.elementsFromPoint(x, y)) {
    const target = photographIn(element) ?? textIn(element, x, y) ?? knownIn(element, known)
    if (target) return target
    // Behind a button or a link is nothing that someone has pointed at.
    if (element.matches('a, button, dialog')) return undefined
  }
  return undefined
}

/** Where a place is shown on the page, or anything in it. */
export function findTarget(page: Document, place: string, known: Known[]): Target | undefined {
  const isIn = (text: string) =>
    decode(text).some((one) => one === place || one.startsWith(`${place}/`))
  const image = [...page.images].find(({ alt }) => isIn(alt))
  if (image) return { place, element: image, kind: 'photograph' }

  const node = tracedNodes(page.body).find(({ data }) => isIn(data))
  if (node) return { place, element: node.parentElement!, kind: 'text' }
  const words = known.find((one) => one.place === place)?.words
  const elements = words ? [...page.body.querySelectorAll('*')] : []
  return elements
    .filter((element) => shownIn(element) === words)
    .map((element) => knownIn(element, known))
    .find((target) => target?.place === place)
}

/** Turns a slideshow to the slide that an element is in, and stops it, as a press of its dot does. */
export function turnTo(element: Element) {
  const slide = element.closest('[aria-roledescription=slide]')
  const number = slide?.getAttribute('aria-label')?.split(' ')[0]
  slide
    ?.closest('[aria-roledescription=carousel]')
    ?.querySelector<HTMLElement>(`[aria-label^="Photograph ${number} of"]`)
    ?.click()
}

/** Whether something is a dot or an arrow that shows another photograph, which changes nothing. */
export function turnsPhotographs(target: EventTarget | null): boolean {
  const around = (target as Element).closest('button')?.closest('section')
  const carousel = '[aria-roledescription=carousel]'
  return around?.matches(`${carousel}, :has(${carousel})`) ?? false
}

function photographIn(element: Element): Target | undefined {
  const [place] = element.tagName === 'IMG' ? decode((element as HTMLImageElement).alt) : []
  return place === undefined ? undefined : { place, element, kind: 'photograph' }
}

/** Words in an element, or beside it in the same line: a heading is made of phrases. */
function textIn(element: Element, x: number, y: number): Target | undefined {
  const isInline = styleOf(element).display.startsWith('inline')
  for (const around of isInline ? [element, element.parentElement!] : [element]) {
    const node = tracedNodes(around).find((one) => isAt(one, x, y))
    const place = node && decode(node.data).at(-1)
    if (place) return { place, element: node.parentElement!, kind: 'text' }
  }
  return undefined
}

/** An element whose words are those of a place without a trace; of several, the one in that item. */
function knownIn(element: Element, known: Known[]): Target | undefined {
  const words = shownIn(element)
  const places = words ? known.filter((one) => one.words === words).map(({ place }) => place) : []
  const place = places.length > 1 ? places.find((one) => isInItem(element, one)) : places[0]
  return place === undefined ? undefined : { place, element, kind: 'text' }
}

/** Whether the nearest traces around are of the same item of a list. */
function isInItem(element: Element, place: string): boolean {
  const item = place.slice(0, place.lastIndexOf('/') + 1)
  for (let around = element.parentElement; around; around = around.parentElement) {
    const places = tracedNodes(around).flatMap(({ data }) => decode(data))
    if (places.length > 0) return places.some((one) => one.startsWith(item))
  }
  return false
}

function shownIn(element: Element): string {
  const { textContent } = element
  return textContent && textContent.length < 200 ? strip(textContent).trim() : ''
}

/** Whether the block around a text is at a point. */
function isAt(node: Text, x: number, y: number): boolean {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(blockOf(node))
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return x >= left - 8 && x <= right + 8 && y >= top - 8 && y <= bottom + 8
}

function blockOf(node: Text): Element {
  let element = node.parentElement!
  while (styleOf(element).display === 'inline' && element.parentElement) {
    element = element.parentElement
  }
  return element
}

function styleOf(element: Element): CSSStyleDeclaration {
  return element.ownerDocument.defaultView!.getComputedStyle(element)
}

/** Text nodes that carry the name of a place. */
function tracedNodes(root: Element): Text[] {
  return textNodes(root).filter(
    ({ data, parentElement }) =>
      decode(data).length > 0 && !parentElement?.closest('script, style'),
  )
}

/** All text nodes of an element, in their order. */
export function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}
