import type { Page } from '@playwright/test'

import type { Box, Control, Layout, Line } from './layout-types.ts'

/** The boxes of all text and controls on the page. */
export function readLayout(page: Page): Promise<Layout> {
  return page.evaluate(readInPage)
}

/** Runs in the page, so all that it calls is inside it. */
function readInPage(): Layout {
  const root = document.documentElement
  const page = boxOf(document.body)
  const modal = document.querySelector('dialog:modal')
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const fixed: Element[] = []

  return {
    window: { width: root.clientWidth, scrolled: scrollY },
    sideways: Math.max(...scrollers().map((box) => box.scrollWidth - box.clientWidth)),
    lines: textNodes().flatMap(linesOf),
    controls: Array.from(document.querySelectorAll<HTMLElement>('a, button, input, textarea'))
      // Links in a sentence are exempt from the target size (WCAG 2.5.8, “inline”).
      .filter((element) => isShown(element) && getComputedStyle(element).display !== 'inline')
      .map(controlOf),
  }

  function scrollers() {
    const inside = Array.from(document.querySelectorAll('body *')).filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.closest('[aria-roledescription]') &&
        element.checkVisibility(),
    )
    return [root, ...inside]
  }

  function textNodes() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    return nodes.filter((node) => node.data.trim() && isShown(node.parentElement!))
  }

  function isShown(element: Element) {
    if ((modal && !modal.contains(element)) || element.closest('[inert]')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !ancestors(element).some(({ style }) => style.clipPath === 'inset(50%)')
  }

  function linesOf(node: Text): Line[] {
    const element = node.parentElement!
    const boxes = ancestors(element)
    const scroller = boxes.findIndex(({ style }) => /auto|scroll/.test(style.overflow))
    const within = scroller < 0 ? boxes : boxes.slice(0, scroller)
    const container = within.find(({ style }) => isPainted(style))?.box
    const range = document.createRange()
    range.selectNodeContents(node)

    return Array.from(range.getClientRects(), ({ left, top, right, bottom }) => {
      const box = { left, top, right, bottom }
      return {
        text: node.data.trim(),
        box,
        reachable: clipped(box, within),
        visible: clipped(box, boxes),
        container: container ?? (scroller < 0 ? page : box),
        layer: layerOf(element),
        inBar: element.matches('header *:not(main *)'),
        decoration: element.closest('[aria-hidden=true]') !== null,
        ...letters(getComputedStyle(element)),
      }
    })
  }

  function letters({ color, fontSize, fontWeight }: CSSStyleDeclaration) {
    pixel.fillStyle = color
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
    const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    return { color: [red!, green!, blue!] as Line['color'], large }
  }

  function controlOf(element: HTMLElement): Control {
    const { left, top, right, bottom } = boxOf(element)
    const after = getComputedStyle(element, '::after')
    const grown = (side: keyof Box) =>
      after.position === 'absolute' ? Math.max(0, -parseFloat(after[side])) : 0
    return {
      name: element.ariaLabel ?? element.innerText,
      box: {
        left: left - grown('left'),
        top: top - grown('top'),
        right: right + grown('right'),
        bottom: bottom + grown('bottom'),
      },
      layer: layerOf(element),
    }
  }

  function layerOf(element: Element) {
    const box = ancestors(element).find(({ style }) => style.position === 'fixed')
    if (box && !fixed.includes(box.element)) fixed.push(box.element)
    return box ? fixed.indexOf(box.element) + 1 : 0
  }

  function ancestors(element: Element) {
    const all: { element: Element; style: CSSStyleDeclaration; box: Box }[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      all.push({ element: at, style: getComputedStyle(at), box: boxOf(at) })
    return all
  }

  function boxOf(element: Element): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  }

  function isPainted({ backgroundColor, borderInlineStartStyle, boxShadow }: CSSStyleDeclaration) {
    const hasFill = !backgroundColor.endsWith(', 0)')
    return hasFill || borderInlineStartStyle !== 'none' || boxShadow !== 'none'
  }

  function clipped(line: Box, boxes: ReturnType<typeof ancestors>) {
    return boxes.reduce(({ left, top, right, bottom }, { style, box }) => {
      const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
      return {
        left: x ? Math.max(left, box.left) : left,
        right: x ? Math.min(right, box.right) : right,
        top: y ? Math.max(top, box.top) : top,
        bottom: y ? Math.min(bottom, box.bottom) : bottom,
      }
    }, line)
  }
}
