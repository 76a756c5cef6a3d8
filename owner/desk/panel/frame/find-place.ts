import { decode, strip } from '../../traces/encode.ts'
import { bare, type PlaceWords } from './known-words.ts'

/** Something on the page that can be changed: the name of its place, and where all of it is shown. */
export type Target = { place: string; element: Element; kind: 'text' | 'photograph' }

type Point = { clientX: number; clientY: number }

/** How far from its words a text can be pointed at, in CSS px. */
const NEAR = 8

/** What someone has pointed at, if it can be changed. Text is above photographs. */
export function targetAt(page: Document, point: Point, known: PlaceWords[]): Target | undefined {
  for (const element of page.elementsFromPoint(point.clientX, point.clientY)) {
    const target = photographIn(element) ?? textIn(element, point, known)
    if (target) return target
    // A link may lie over a photograph. Behind a button is nothing that someone has pointed at.
    if (element.matches('button, dialog')) return undefined
  }
  return undefined
}

/** Where a place is shown on the page, or anything in it. */
export function findTarget(page: Document, place: string, known: PlaceWords[]): Target | undefined {
  const isIn = (one: string) => one === place || one.startsWith(`${place}/`)
  const image = [...page.images].find(({ alt }) => decode(alt).some(isIn))
  if (image) return { place, element: image, kind: 'photograph' }

  for (const node of textNodes(page.body)) {
    const found = decode(node.data).find(isIn)
    if (found) return { place, element: wholeOf(node, found, known), kind: 'text' }
  }
  return undefined
}

/** Whether something has a place on the page. What is in a menu that is closed has none. */
export function isOnPage(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** What turns photographs, and each of what it turns: the site says so in its own language. */
const TURNED = '[aria-roledescription]'

/** Turns a slideshow to the slide that an element is in, and stops it, as a press of its dot does. */
export function turnTo(element: Element) {
  const slide = element.closest(TURNED)
  const carousel = slide?.parentElement?.closest(TURNED)
  if (!carousel) return
  const number = [...carousel.querySelectorAll(TURNED)].indexOf(slide!)
  const dots = carousel.querySelector('button[aria-current]')?.parentElement?.children
  // Behind the button for the one before.
  ;(dots?.[number + 1] as HTMLElement | undefined)?.click()
}

/** Unfolds the answer that an element is in, or that it asks for. */
export function unfold(element: Element) {
  element.closest('details')?.setAttribute('open', '')
}

/** Whether something is a dot or an arrow that shows another photograph, which changes nothing. */
export function turnsPhotographs(target: EventTarget | null): boolean {
  const around = (target as Element).closest('button')?.closest('section')
  return around?.matches(`${TURNED}, :has(${TURNED})`) ?? false
}

function photographIn(element: Element): Target | undefined {
  const [place] = element.tagName === 'IMG' ? decode((element as HTMLImageElement).alt) : []
  return place === undefined ? undefined : { place, element, kind: 'photograph' }
}

/** Words at a point, or else those in the same block: a line is wider than its words. */
function textIn(element: Element, point: Point, known: PlaceWords[]): Target | undefined {
  const nodes = textNodes(element).filter((node) =>
    isAt([blockOf(node).getBoundingClientRect()], point, NEAR),
  )
  const exact = nodes.filter((node) => isAt(rectsOf(node), point))
  for (const node of [...exact, ...nodes]) {
    const target = targetOf(node, known)
    if (target) return target
  }
  return undefined
}

/**
 * The field of a text. A page may show a field in several texts, each word of a heading, say, of which
 * the last carries the trace. The others are followed by it, and say a part of the field.
 */
function targetOf(node: Text, known: PlaceWords[]): Target | undefined {
  const words = bare(strip(node.data))
  if (words === '') return undefined
  for (let around = node.parentElement; around; around = around.parentElement) {
    const nodes = textNodes(around)
    const last = nodes.slice(nodes.indexOf(node)).find(({ data }) => decode(data).length > 0)
    if (!last) continue

    const place = last === node ? decode(last.data).at(-1)! : decode(last.data)[0]!
    const isPart = last === node || wordsAt(place, known)?.includes(words)
    return isPart ? { place, element: wholeOf(last, place, known), kind: 'text' } : undefined
  }
  return undefined
}

/** The smallest element that shows all of a field, of which a text carries the trace. */
function wholeOf(node: Text, place: string, known: PlaceWords[]): Element {
  const words = wordsAt(place, known) ?? ''
  for (let whole = node.parentElement; whole; whole = whole.parentElement) {
    const shown = bare(strip(whole.textContent ?? ''))
    if (shown === words) return whole
    if (shown.length > words.length) break
  }
  // It says something else while it is typed.
  const block = blockOf(node)
  const isAlone = textNodes(block).flatMap(({ data }) => decode(data)).length === 1
  return isAlone ? block : node.parentElement!
}

function wordsAt(place: string, known: PlaceWords[]): string | undefined {
  return known.find((one) => one.place === place)?.words
}

function isAt(boxes: Iterable<DOMRect>, { clientX: x, clientY: y }: Point, around = 0): boolean {
  return [...boxes].some(
    ({ left, right, top, bottom }) =>
      x >= left - around && x <= right + around && y >= top - around && y <= bottom + around,
  )
}

function rectsOf(node: Text): Iterable<DOMRect> {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

function blockOf(node: Text): Element {
  let element = node.parentElement!
  const styleOf = node.ownerDocument.defaultView!.getComputedStyle
  while (styleOf(element).display === 'inline' && element.parentElement) {
    element = element.parentElement
  }
  return element
}

/** All texts of an element that can be read, in their order. */
export function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ parentElement }) => !parentElement?.closest('script, style'))
}
