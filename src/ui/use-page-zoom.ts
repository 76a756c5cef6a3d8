import { useEffect } from 'react'

/** Whether the page is zoomed with two fingers. The zoom of a browser's menu does not count. */
export function isPageZoomed(): boolean {
  // Scales vary a little where nobody has zoomed.
  return (window.visualViewport?.scale ?? 1) > 1.01
}

/** Marks `html` while the page is zoomed: then a finger pans it, also over what can be swiped. */
export function usePageZoom() {
  useEffect(() => {
    const { documentElement: html } = document
    const update = () => html.toggleAttribute('data-page-zoomed', isPageZoomed())

    update()
    window.visualViewport?.addEventListener('resize', update)
    return () => window.visualViewport?.removeEventListener('resize', update)
  }, [])
}
