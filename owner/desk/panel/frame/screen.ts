import type { RefObject } from 'react'

import { whenLive } from './preview.ts'

/** How long a page may take to show its photographs before it is shown without them, in ms. */
const PATIENCE_MS = 3000

/** The whole of its place. */
const WHOLE = { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' }

/**
 * Shows the site in `frame`, which it makes in `screen`. A page that is loaded again is loaded in another
 * below the old one, which stays in sight until the new page can be seen.
 */
export function openScreen(
  screen: HTMLElement,
  frame: RefObject<HTMLIFrameElement | null>,
  path: string,
) {
  // Its root is closed: for everyone else there is one frame, with the latest page.
  const cover = screen.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
  let old: Document | undefined

  function addFrame(address: string) {
    const added = document.createElement('iframe')
    added.title = 'Your site'
    added.src = address
    Object.assign(added.style, WHOLE)
    screen.prepend(added)
    frame.current = added
  }
  addFrame(path)

  return {
    close: () => screen.replaceChildren(),

    /** Loads the page again. */
    reload() {
      const { contentWindow, contentDocument } = frame.current!
      const isMovable = 'moveBefore' in cover
      if (!isMovable || !contentDocument?.body) return contentWindow?.location.reload()

      const { pathname, search, hash } = contentWindow!.location
      if (old) frame.current!.remove()
      else {
        old = contentDocument
        frame.current!.style.zIndex = '1'
        // Unlike other moves, this keeps the page as it is.
        ;(cover as Movable).moveBefore(frame.current!, null)
      }
      addFrame(pathname + search + hash)
    },

    /** Lets a page be seen, as far down as the old one and at the same slides. */
    uncover(page: Document) {
      whenLive(page, async () => {
        if (!old) return
        if (old.location.pathname === page.location.pathname) continueAt(page, old)
        await Promise.race([photographsIn(page), pause(PATIENCE_MS)])
        // Another may have been loaded meanwhile.
        if (page !== frame.current?.contentDocument) return
        old = undefined
        cover.replaceChildren()
      })
    },
  }
}

type Movable = ShadowRoot & { moveBefore: (node: Node, before: Node | null) => void }

function continueAt(page: Document, old: Document) {
  const [before, now] = [old, page].map((one) => [
    ...one.querySelectorAll('[aria-roledescription=carousel]'),
  ])
  for (const [at, carousel] of before!.entries()) {
    const dot = carousel.querySelector('[aria-current=true][aria-label^="Photograph "]')
    const name = dot?.getAttribute('aria-label') ?? ''
    const same = now![at]?.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    if (name && !name.startsWith('Photograph 1 ')) same?.click()
  }
  const { scrollX: left, scrollY: top } = old.defaultView!
  page.defaultView!.scrollTo({ left, top, behavior: 'instant' })
}

/** Waits for the photographs in sight. */
async function photographsIn(page: Document) {
  const { innerHeight } = page.defaultView!
  const inSight = [...page.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  await Promise.all(inSight.map((image) => image.decode().catch(() => {})))
}

function pause(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms))
}
