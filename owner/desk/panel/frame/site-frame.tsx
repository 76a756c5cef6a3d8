import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import styles from '../app.module.css'
import { isTakeable, SCAN_TYPE } from '../use-drop.ts'
import { findTarget, targetAt, turnsPhotographs, turnTo, type Target } from './find-place.ts'
import type { Known } from './known-words.ts'
import { whenLive } from './preview.ts'
import { ringIn } from './ring.ts'

type SiteFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Whether clicks change the page. Otherwise they do what they do for visitors. */
  changing: boolean
  phone: boolean
  chosen: string | undefined
  /** Places that carry no trace. */
  known: Known[]
  onChoose: (target: Target) => void
  /** Another page is shown, or the same page again. */
  onPage: (path: string) => void
  /** A scan of the tray was dropped on a photograph. */
  onDropScan: (file: string, place: string) => void
  /** Files were dropped on the page, maybe on the photograph of a place. */
  onDropFiles: (files: File[], place: string | undefined) => void
}

/** How soon a new page is noticed, in ms. */
const POLL_MS = 50

/** The site itself, as visitors see it. */
export function SiteFrame({ frame, phone, ...props }: SiteFrameProps) {
  const [isThere, setThere] = useState(false)
  const { chosen } = props
  const latest = useEffectEvent(() => props)

  // The place that the page has been scrolled to.
  const shown = useRef<string>(undefined)

  /** Turns the page to the chosen place, and scrolls to it the first time. */
  const show = useEffectEvent((page: Document) => {
    const target = chosen && findTarget(page, chosen, props.known)
    if (!target) return
    whenLive(page, () => turnTo(target.element))
    if (chosen === shown.current) return
    shown.current = chosen
    const { top, bottom } = target.element.getBoundingClientRect()
    const isInView = top >= 0 && bottom <= page.documentElement.clientHeight
    if (!isInView) target.element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })

  useEffect(() => {
    if (!chosen) shown.current = undefined
    const page = frame.current?.contentDocument
    if (page?.body) show(page)
  }, [chosen, frame])

  const listen = useEffectEvent((page: Document, window: Window) => {
    setThere(true)
    latest().onPage(window.location.pathname)
    // A page that has changed is loaded again; its slideshow stays on the slide being edited.
    whenLive(page, () => show(page))

    const ring = ringIn(page)
    const find = (event: MouseEvent) =>
      latest().changing ? targetAt(page, event, latest().known) : undefined
    page.addEventListener('mousemove', (event) => ring.around(find(event)?.element))
    page.addEventListener('mouseleave', () => ring.around(undefined))
    window.addEventListener('scroll', () => ring.around(undefined), { passive: true })

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
      const target = targetAt(page, event, latest().known)
      return target?.kind === 'photograph' ? target : undefined
    }
    page.addEventListener('dragover', (event) => {
      if (!isTakeable(event)) return
      event.preventDefault()
      ring.around(photographAt(event)?.element)
    })
    page.addEventListener('drop', (event) => {
      event.preventDefault()
      ring.around(undefined)
      const files = [...(event.dataTransfer?.files ?? [])]
      const scan = event.dataTransfer?.getData(SCAN_TYPE)
      const place = photographAt(event)?.place
      if (files.length > 0) latest().onDropFiles(files, place)
      else if (scan && place) latest().onDropScan(scan, place)
    })
  })

  // A page is ready long before the last frame inside it has loaded.
  useEffect(() => {
    let heard: Document | undefined
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument
      if (!page?.body || page === heard || page.readyState === 'loading') return
      if (page.location.href === 'about:blank') return
      heard = page
      listen(page, page.defaultView!)
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [frame])

  return (
    <section aria-label="Your site" className={styles.stage} data-phone={phone || undefined}>
      {isThere ? null : <p className={styles.inside}>Your site is being made ready …</p>}
      <iframe ref={frame} title="Your site" src="/" />
    </section>
  )
}
