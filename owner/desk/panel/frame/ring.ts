import { isOnPage, type Target } from './find-place.ts'

/** A ring around what can be changed, laid over the page. It stays around it, however that grows or moves. */
export function ringIn(page: Document) {
  const window = page.defaultView!
  let inside: Element | undefined
  const ring = page.createElement('div')
  ring.dataset.desk = ''
  ring.setAttribute('aria-hidden', 'true')
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '2147483647',
    pointerEvents: 'none',
    border: '3px solid var(--safelight)',
    boxShadow: '0 0 0 2px var(--film)',
    display: 'none',
  })
  page.documentElement.append(ring)

  function fit() {
    ring.style.display = inside && isOnPage(inside) ? 'block' : 'none'
    if (!inside) return
    const { left, top, width, height } = inside.getBoundingClientRect()
    Object.assign(ring.style, {
      left: `${left - 6}px`,
      top: `${top - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
    })
  }

  const sizes = new window.ResizeObserver(fit)
  // What is not a box, like a word in a line, has no size to observe.
  const words = new window.MutationObserver(fit)
  words.observe(page.body, { subtree: true, childList: true, characterData: true })
  window.addEventListener('scroll', fit, { passive: true, capture: true })
  window.addEventListener('resize', fit)

  return {
    around(target: Target | undefined) {
      if (target?.element === inside) return
      inside = target?.element
      ring.dataset.desk = target?.place ?? ''
      sizes.disconnect()
      for (const element of inside ? [inside, page.body] : []) sizes.observe(element)
      fit()
    },
  }
}
