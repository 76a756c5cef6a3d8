/** A ring around what can be changed, laid over the page. */
export function ringIn(page: Document) {
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

  return {
    around(element: Element | undefined) {
      ring.style.display = element ? 'block' : 'none'
      if (!element) return
      const { left, top, width, height } = element.getBoundingClientRect()
      Object.assign(ring.style, {
        left: `${left - 6}px`,
        top: `${top - 6}px`,
        width: `${width + 12}px`,
        height: `${height + 12}px`,
      })
    },
  }
}
