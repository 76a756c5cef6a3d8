import { useCallback, useRef, type RefObject } from 'react'

import type { LookAttributes } from '#pipeline/look/stylesheet.ts'

/** The stylesheet of the look that is saved. */
const SAVED = '/@studio/look.css'

/**
 * What changes the site's stylesheet and the attributes of `<html>` before that is saved; `saved` is what will be in
 * the next page.
 */
export type Worn = { css: string; attributes: LookAttributes } | 'saved' | undefined

const ATTRIBUTES = ['data-edge', 'data-marks', 'data-table'] as const

/** Lets the site wear a look before it is saved. */
export function useWear(frame: RefObject<HTMLIFrameElement | null>) {
  const wanted = useRef<Worn>(undefined)

  /** Changes the look of the page that is shown. */
  const wear = useCallback(
    (look: Worn) => {
      wanted.current = look
      const page = frame.current?.contentDocument
      // Until the next page comes, which has what is saved, this one keeps what it wears.
      if (page?.body && look !== 'saved') putOn(page, look)
    },
    [frame],
  )

  /** Changes the look of a page that has just come. */
  const dress = useCallback((page: Document) => {
    const look = wanted.current
    if (look && look !== 'saved') putOn(page, look)
  }, [])

  return { wear, dress }
}

/** What each page came with. */
const owned = new WeakMap<Document, LookAttributes>()

function putOn(page: Document, look: Exclude<Worn, 'saved'>) {
  const root = page.documentElement
  const own: LookAttributes =
    owned.get(page) ??
    Object.fromEntries(ATTRIBUTES.map((name) => [name, root.getAttribute(name) ?? undefined]))
  owned.set(page, own)
  for (const name of ATTRIBUTES) {
    const value = (look?.attributes ?? own)[name]
    if (value === undefined) root.removeAttribute(name)
    else root.setAttribute(name, value)
  }
  for (const sheet of page.styleSheets) {
    const owner = sheet.ownerNode as HTMLElement | null
    const id = sheet.href ?? owner?.dataset.viteDevId ?? ''
    if (id.includes(SAVED)) sheet.disabled = look !== undefined
  }
  // Of the page's own window: a sheet of another one does not fit.
  const sheet = new (page.defaultView as unknown as typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(look?.css ?? '')
  page.adoptedStyleSheets = [sheet]
}
