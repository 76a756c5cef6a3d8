import type { Page } from 'playwright-core'

/** Text and controls that cannot be read or pressed in this window, each in a line. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(findProblems)
}

/** In CSS pixels from the upper left corner of the window. */
type Box = { left: number; top: number; right: number; bottom: number }

/** Runs in the page, so all that it calls is inside it. */
function findProblems(): string[] {
  const root = document.documentElement
  const modal = document.querySelector('dialog:modal')
  const lines = texts().flatMap(linesOf)
  return [...scrollsSideways(), ...lines.flatMap(cutOff), ...overlapping(), ...outOfReach()]

  function scrollsSideways() {
    return Array.from(document.querySelectorAll('html, body *'))
      .filter((box) => box === root || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter((box) => !box.closest('[aria-roledescription]') && box.checkVisibility())
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((box) =>
        box === root
          ? 'the page is wider than the window.'
          : `“${box.textContent.trim().slice(0, 60)}” is wider than its place.`,
      )
  }

  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    return nodes.filter((node) => node.data.trim() && isShown(node.parentElement!))
  }

  function isShown(element: Element) {
    if ((modal && !modal.contains(element)) || element.closest('[inert]')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !ancestors(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')
  }

  function linesOf(node: Text) {
    const element = node.parentElement!
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
      element,
      text: node.data.trim(),
      box: { left, top, right, bottom },
      // Without the room above and below letters, which tightly set lines share.
      letters: {
        left,
        right,
        top: top + (bottom - top) / 4,
        bottom: bottom - (bottom - top) / 4,
      },
    }))
  }

  type Line = ReturnType<typeof linesOf>[number]

  /** A line is taller than its letters, so a fifth of it may be cut. Edge print may be, too. */
  function cutOff({ element, text, box }: Line) {
    const slack = (box.bottom - box.top) / 5
    const limits = boundsOf(element)
    const isCut =
      limits.left - box.left > 1 ||
      box.right - limits.right > 1 ||
      limits.top - box.top > slack ||
      box.bottom - limits.bottom > slack
    return isCut && !element.closest('[aria-hidden=true]')
      ? [`“${text}” is cut off. Write it shorter.`]
      : []
  }

  /** Where text of an element can be seen: within the boxes that clip or surround it. */
  function boundsOf(element: Element): Box {
    const scroller = scrollerOf(element)
    const within = ancestors(element).filter((one) => !one.contains(scroller ?? null))
    const container = within.find(isPainted) ?? (scroller ? undefined : document.body)
    const bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

    for (const one of within) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      if (overflowX !== 'visible' || one === container) {
        bounds.left = Math.max(bounds.left, box.left)
        bounds.right = Math.min(bounds.right, box.right)
      }
      if (overflowY !== 'visible' || one === container) {
        bounds.top = Math.max(bounds.top, box.top)
        bounds.bottom = Math.min(bounds.bottom, box.bottom)
      }
    }
    return bounds
  }

  function scrollerOf(element: Element) {
    return ancestors(element).find((one) => /auto|scroll/.test(getComputedStyle(one).overflow))
  }

  function isPainted(element: Element) {
    const { backgroundColor, borderInlineStartStyle, boxShadow } = getComputedStyle(element)
    const hasFill = !backgroundColor.endsWith(', 0)')
    return hasFill || borderInlineStartStyle !== 'none' || boxShadow !== 'none'
  }

  /**
   * Text on text. Notices and tips may cover the page. The bar may, once the page is scrolled. The boxes of
   * one text that is turned overlap, where its letters do not.
   */
  function overlapping() {
    const seen = lines.filter((line) => isScrolledIntoView(line) && !isHiddenByBox(line))
    return seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((two) => one.element !== two.element && overlap(one.letters, two.letters))
        .filter(
          (two) =>
            fixedBy(one.element) === fixedBy(two.element) ||
            (scrollY === 0 && isInBar(one.element) !== isInBar(two.element)),
        )
        .map(
          (two) =>
            `“${one.text}” and “${two.text}” lie over each other. Write one of them shorter.`,
        ),
    )
  }

  function isScrolledIntoView({ element, letters }: Line) {
    const box = scrollerOf(element)?.getBoundingClientRect()
    return !box || (letters.top >= box.top && letters.bottom <= box.bottom)
  }

  /** Where edge print has no room, it wraps to a line that its box hides. */
  function isHiddenByBox({ element, letters }: Line) {
    return ancestors(element)
      .filter((one) => getComputedStyle(one).overflow === 'hidden')
      .some((one) => !overlap(letters, one.getBoundingClientRect()))
  }

  function overlap(one: Box, two: Box) {
    return (
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
    )
  }

  /** A control that is fixed to the window cannot be scrolled into view. */
  function outOfReach() {
    return Array.from(document.querySelectorAll<HTMLElement>('a, button, input, textarea'))
      .filter((control) => isShown(control) && fixedBy(control))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < -1 || right > root.clientWidth + 1
      })
      .map(
        (control) =>
          `“${control.ariaLabel ?? control.innerText}” is outside of the window, where nobody can press it.`,
      )
  }

  function isInBar(element: Element) {
    return element.matches('header *:not(main *)')
  }

  /** The element that is fixed to the window and holds this one. */
  function fixedBy(element: Element) {
    return ancestors(element).find((one) => getComputedStyle(one).position === 'fixed')
  }

  function ancestors(element: Element) {
    const all: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      all.push(at)
    return all
  }
}
