import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** How soon a look is worn, also by a page that is loaded again, in ms. */
const POLL_MS = 50

/** The stylesheet of the look that is saved. */
const SAVED = '/@studio/look.css'

/** What changes the site's stylesheet before that is saved; `saved` is what will be in the next page. */
export type Worn = { css: string } | 'saved' | undefined

/** Lets the site wear a look before it is saved. */
export function useWear(frame: RefObject<HTMLIFrameElement | null>) {
  const wanted = useRef<Worn>(undefined)

  useEffect(() => {
    let dressed: Document | undefined
    let worn: Worn
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (!page?.body || page.readyState === 'loading') return
      const isNew = page !== dressed
      if (!isNew && worn === wanted.current) return
      dressed = page
      worn = wanted.current
      // A new page has what is saved. Until it comes, the last one keeps what it wears.
      if (worn === 'saved' || (isNew && !worn)) return
      putOn(page, worn?.css)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [frame])

  return useCallback((look: Worn) => {
    wanted.current = look
  }, [])
}

function putOn(page: Document, css: string | undefined) {
  for (const sheet of page.styleSheets) {
    const owner = sheet.ownerNode as HTMLElement | null
    const id = sheet.href ?? owner?.dataset.viteDevId ?? ''
    if (id.includes(SAVED)) sheet.disabled = css !== undefined
  }
  // Of the page's own window: a sheet of another one does not fit.
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css ?? '')
  page.adoptedStyleSheets = [sheet]
}
