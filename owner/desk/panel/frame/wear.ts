import { useCallback, useRef, type RefObject } from 'react'

import type { LookAttributes } from '#pipeline/look/stylesheet.ts'

/** The stylesheet of the look that is saved. */
const SAVED = '/@studio/look.css'

/** What a look is for the site: a stylesheet, and attributes of `<html>`. */
export type Worn = { css: string; attributes: LookAttributes }

const ATTRIBUTES = ['data-edge', 'data-marks', 'data-table'] as const

/** Lets the site wear a look before it is saved, and each page that comes. */
export function useWear(frame: RefObject<HTMLIFrameElement | null>) {
  const worn = useRef<Worn>(undefined)

  const wear = useCallback(
    (look: Worn) => {
      worn.current = look
      const page = frame.current?.contentDocument
      if (page?.body) putOn(page, look)
    },
    [frame],
  )

  const dress = useCallback((page: Document) => {
    if (worn.current) putOn(page, worn.current)
  }, [])

  return { wear, dress }
}

function putOn(page: Document, { css, attributes }: Worn) {
  for (const name of ATTRIBUTES) {
    const value = attributes[name]
    if (value === undefined) page.documentElement.removeAttribute(name)
    else page.documentElement.setAttribute(name, value)
  }
  for (const sheet of page.styleSheets) {
    const owner = sheet.ownerNode as HTMLElement | null
    const id = sheet.href ?? owner?.dataset.viteDevId ?? ''
    if (id.includes(SAVED)) sheet.disabled = true
  }
  // Of the page's own window: a sheet of another one does not fit.
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets = [sheet]
}
