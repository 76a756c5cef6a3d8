import { decode, START, strip, TRACE } from '../../traces.ts'

/** Something on the page that can be changed: the name of its place, and where all of it is shown. */
export type Target = { place: string; element: Element; kind: 'text' | 'photograph' }

type Point = { clientX: number; clientY: number }

/** How far from its words a text can be pointed at, in CSS px. */
const NEAR = 8

/** What someone has pointed at, if it can be changed. Text is above photographs. */
export function targetAt(page: Document, point: Point): Target | undefined {
  for (const element of page.elementsFromPoint(point.clientX, point.clientY)) {
    const target = photographIn(element) ?? textIn(element, point)
    if (target) return target
    // A link may lie over a photograph. Behind a button is nothing that someone has pointed at.
    if (element.matches('button, dialog')) return undefined
  }
  return undefined
}

/** Where a place is shown on the page, or anything in it. */
export function findTarget(page: Document, place: string): Target | undefined {
  const isIn = (one: string) => one === place || one.startsWith(`${place}/`)
  const image = [...page.images].find(({ alt }) => decode(alt).some(isIn))
  if (image) return { place, element: image, kind: 'photograph' }

  const last = lastTextOf(page, isIn)
  return last && { place, element: textsOf(last).whole, kind: 'text' }
}

/** The text in which a field ends, by its place. */
export function lastTextOf(page: Document, isIt: (place: string) => boolean): Text | undefined {
  return textNodes(page.body).find(({ data }) => decode(data).some(isIt))
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
function textIn(element: Element, point: Point): Target | undefined {
  const nodes = textNodes(element).filter((node) =>
    isAt([blockOf(node.parentElement!).getBoundingClientRect()], point, NEAR),
  )
  const exact = nodes.filter((node) => isAt(rectsOf(node), point))
  for (const node of [...exact, ...nodes]) {
    const target = targetOf(node)
    if (target) return target
  }
  return undefined
}

/** The field of a text: that which ends behind it, if it has begun by then. A page may show a field in several texts. */
function targetOf(node: Text): Target | undefined {
  if (strip(node.data).trim() === '') return undefined
  for (let around = node.parentElement; around; around = around.parentElement) {
    const nodes = textNodes(around)
    const behind = nodes.slice(nodes.indexOf(node))
    const last = behind.find(({ data }) => TRACE.test(data))
    if (!last) continue
    if (last === node) return targetAtEnd(last, decode(last.data).at(-1)!)
    const between = behind.slice(1, behind.indexOf(last) + 1).map(({ data }) => data)
    const [begun] = between.join('').split(TRACE)
    return begun!.includes(START) ? undefined : targetAtEnd(last, decode(last.data)[0]!)
  }
  return undefined
}

/** All of the field that ends in a text. */
function targetAtEnd(last: Text, place: string): Target {
  return { place, element: textsOf(last).whole, kind: 'text' }
}

/** The texts of a field, by the last of them, and the smallest element that has them all. */
export function textsOf(last: Text): { whole: Element; nodes: Text[] } {
  let whole = last.parentElement!
  for (;;) {
    const nodes = textNodes(whole)
    const upTo = nodes.slice(0, nodes.indexOf(last) + 1)
    const first = upTo.findLastIndex(({ data }) => data.includes(START))
    if (first >= 0 || !whole.parentElement) return { whole, nodes: upTo.slice(Math.max(first, 0)) }
    whole = whole.parentElement
  }
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

/** The box that the lines of an element are in: itself, or what it is a word of. */
export function blockOf(element: Element): Element {
  const { display } = element.ownerDocument.defaultView!.getComputedStyle(element)
  return display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element
}

/** All texts of an element that can be read, in their order. */
function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ parentElement }) => !parentElement?.closest('script, style'))
}
