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
  { frame, covering }: { frame: RefObject<HTMLIFrameElement | null>; covering: Covering },
  path: string,
) {
  // Its root is closed: for everyone else there is one frame, with the latest page.
  const cover = screen.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })

  function addFrame(address: string) {
    const added = document.createElement('iframe')
    added.title = 'Your site'
    added.src = address
    Object.assign(added.style, WHOLE)
    screen.prepend(added)
    frame.current = added
  }
  addFrame(path)

  function drop() {
    covering.current = undefined
    cover.replaceChildren()
  }

  return {
    close: () => screen.replaceChildren(),

    /** Loads the page again. */
    reload() {
      const last = frame.current!
      // The browser's own page, which nobody may read, where the desk was stopped.
      const href = last.contentDocument?.location.href ?? 'about:blank'
      // Before its page has come, a frame is at this one.
      const isBlank = href === 'about:blank'
      if (!isBlank && !('moveBefore' in cover)) return last.contentWindow!.location.reload()

      if (isBlank || covering.current) last.remove()
      else {
        covering.current = last.contentDocument!
        last.style.zIndex = '1'
        // Unlike other moves, this keeps the page as it is.
        ;(cover as Movable).moveBefore(last, null)
      }
      addFrame(isBlank ? last.src : href)
    },

    /**
     * Lets a page be seen, as far down as the old one and at the same slides. `onShown` is called once its
     * photographs are there.
     */
    uncover(page: Document, onShown: () => void) {
      const isLatest = () => page === frame.current?.contentDocument
      // One that has left its frame by then has no address any more. Another page was asked for: it is not withheld.
      const isAnother = covering.current?.defaultView?.location.pathname !== page.location.pathname
      if (isAnother && isLatest()) drop()
      whenLive(page, async () => {
        const old = covering.current
        if (!isLatest()) return
        if (old) continueAt(page, old)
        const photographs = photographsIn(page)
        await Promise.race([photographs, pause(PATIENCE_MS)])
        if (!isLatest()) return
        drop()
        await photographs
        if (isLatest()) onShown()
      })
    },
  }
}

/** The page that is in sight while another is loaded below it. */
export type Covering = RefObject<Document | undefined>

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
