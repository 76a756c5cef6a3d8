import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import styles from '../app.module.css'
import { isTakeable, SCAN_TYPE } from '../use-drop.ts'
import {
  blockOf,
  findTarget,
  targetAt,
  turnsPhotographs,
  turnTo,
  unfold,
  type Target,
  isOnPage,
} from './find-place.ts'
import { whenLive } from './preview.ts'

type SiteFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  /** The page that is shown first. */
  path: string
  /** Whether clicks change the page. Otherwise they do what they do for visitors. */
  changing: boolean
  /** Whether it is as wide as on a phone. */
  isPhone: boolean
  /** The place that is being changed. The page is turned and scrolled to it, and shows a ring around it. */
  inHand: string | undefined
  /** Another number each time that pages have changed. */
  reloads: number
  onChoose: (target: Target) => void
  /** Another page is shown, or the same page again. */
  onPage: (page: Document) => void
  /** A scan of the tray was dropped on a photograph. */
  onDropScan: (file: string, place: string) => void
  /** Files were dropped on the page, maybe on the photograph of a place. */
  onDropFiles: (files: File[], place: string | undefined) => void
}

/** The site itself, as visitors see it. */
export function SiteFrame({ frame, path, isPhone, ...props }: SiteFrameProps) {
  const [isThere, setThere] = useState(false)
  const [first] = useState(path)
  const { inHand, reloads } = props
  const latest = useEffectEvent(() => props)

  // The place that the page has been scrolled to.
  const scrolledTo = useRef<string>(undefined)
  const ring = useRef<ReturnType<typeof ringIn>>(undefined)

  const targetInHand = useEffectEvent((page: Document) => {
    return inHand === undefined ? undefined : findTarget(page, inHand)
  })

  /** Turns the page to the place in hand, and scrolls to it the first time. */
  const show = useEffectEvent((page: Document) => {
    const target = targetInHand(page)
    ring.current?.around(target)
    if (!target) return
    unfold(target.element)
    whenLive(page, () => turnTo(target.element))
    if (inHand === scrolledTo.current) return
    scrolledTo.current = inHand
    const { top, bottom } = target.element.getBoundingClientRect()
    const isInView = top >= 0 && bottom <= page.documentElement.clientHeight
    if (!isInView) scrollTo(target.element, page.defaultView!)
  })

  useEffect(() => {
    if (!inHand) scrolledTo.current = undefined
    const page = frame.current?.contentDocument
    if (page?.body) show(page)
  }, [inHand, frame])

  const listen = useEffectEvent((page: Document, window: Window) => {
    setThere(true)
    latest().onPage(page)
    const hover = ringIn(page)
    ring.current = hover
    show(page)

    const find = (event: MouseEvent) => (latest().changing ? targetAt(page, event) : undefined)
    page.addEventListener('mousemove', (event) => hover.around(find(event) ?? targetInHand(page)))
    page.addEventListener('mouseleave', () => hover.around(targetInHand(page)))

    for (const type of ['click', 'submit', 'auxclick'] as const) {
      const press = (event: Event) => {
        // The desk itself presses the dots of a slideshow.
        if (!latest().changing || !event.isTrusted) return
        const target = type === 'click' ? find(event as MouseEvent) : undefined
        if (!target && turnsPhotographs(event.target)) return
        event.preventDefault()
        event.stopPropagation()
        if (target) latest().onChoose(target)
      }
      window.addEventListener(type, press, true)
    }

    const photographAt = (event: DragEvent) => {
      const target = targetAt(page, event)
      return target?.kind === 'photograph' ? target : undefined
    }
    page.addEventListener('dragover', (event) => {
      if (!isTakeable(event)) return
      event.preventDefault()
      hover.around(photographAt(event))
    })
    page.addEventListener('drop', (event) => {
      event.preventDefault()
      hover.around(undefined)
      const files = [...(event.dataTransfer?.files ?? [])]
      const scan = event.dataTransfer?.getData(SCAN_TYPE)
      const place = photographAt(event)?.place
      if (files.length > 0) latest().onDropFiles(files, place)
      else if (scan && place) latest().onDropScan(scan, place)
    })
  })

  const reload = useEffectEvent(() => {
    const page = frame.current!.contentDocument
    // There is none to read where the desk was stopped, and before the first has come.
    if (page && page.URL !== 'about:blank') page.location.reload()
    else frame.current!.setAttribute('src', path)
  })
  useEffect(() => {
    if (reloads > 0) reload()
  }, [reloads])

  useEffect(() => {
    let heard: Document | undefined
    function meet() {
      const page = frame.current?.contentDocument
      if (!page || page === heard || page.URL === 'about:blank') return
      heard = page
      listen(page, page.defaultView!)
    }
    // A page says that it is there, long before the last frame inside it has loaded.
    const hear = ({ source }: MessageEvent) => source === frame.current?.contentWindow && meet()
    const site = frame.current!
    window.addEventListener('message', hear)
    site.addEventListener('load', meet)
    return () => {
      window.removeEventListener('message', hear)
      site.removeEventListener('load', meet)
    }
  }, [frame])

  return (
    <section aria-label="Your site" className={styles.stage} data-phone={isPhone || undefined}>
      {isThere ? null : <p className={styles.inside}>Your site is being made ready …</p>}
      <iframe ref={frame} title="Your site" className={styles.screen} src={first} />
    </section>
  )
}

/** Scrolls to an element for good: once a page has loaded again, a browser would scroll it back to where it was. */
function scrollTo(element: Element, window: Window) {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('beforeunload', () => (window.history.scrollRestoration = 'auto'))
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** A ring around what can be changed, laid over the page. It stays around it, however that grows or moves. */
function ringIn(page: Document) {
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
    const { left, top, width, bottom } = inside.getBoundingClientRect()
    // A word is as high as its typeface says, which may be far more than its line.
    const block = blockOf(inside).getBoundingClientRect()
    const start = Math.max(top, block.top)
    Object.assign(ring.style, {
      left: `${left - 6}px`,
      top: `${start - 6}px`,
      width: `${width + 12}px`,
      height: `${Math.min(bottom, block.bottom) - start + 12}px`,
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
