import { useEffect, useRef, type RefObject } from 'react'

import { findTarget, targetAt, type Target } from './find-place.ts'
import type { Known } from './known-words.ts'
import { ringIn } from './ring.ts'
import styles from './site-frame.module.css'

type SiteFrameProps = {
  frame: RefObject<HTMLIFrameElement | null>
  /** Whether clicks change the page. Otherwise they do what they do for visitors. */
  changing: boolean
  phone: boolean
  chosen: string | undefined
  /** Places that carry no trace. */
  known: Known[]
  onChoose: (target: Target) => void
  /** Another page is shown, or the same one anew. */
  onPage: (path: string) => void
  /** A scan of the tray was dropped on a photograph. */
  onDropScan: (file: string, place: string) => void
  /** Files were dropped on the page. */
  onDropFiles: (files: File[]) => void
}

/** How far the pointer looks for the edge of a scan that is dragged: the type of what it carries. */
export const SCAN_TYPE = 'text/x-desk-scan'

/** How soon a new page is noticed, in ms. */
const POLL_MS = 50

/** The site itself, as visitors see it. */
export function SiteFrame({ frame, phone, ...props }: SiteFrameProps) {
  const latest = useRef(props)
  latest.current = props
  const { chosen } = props

  useEffect(() => {
    const page = frame.current?.contentDocument
    const target = page && chosen && findTarget(page, chosen, latest.current.known)
    const { top, bottom } = target ? target.element.getBoundingClientRect() : { top: 0, bottom: 0 }
    const isInView = top >= 0 && bottom <= (frame.current?.clientHeight ?? 0)
    if (target && !isInView) target.element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [chosen, frame])

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

  function listen(page: Document, window: Window) {
    latest.current.onPage(window.location.pathname)

    const ring = ringIn(page)
    const find = (event: MouseEvent) =>
      latest.current.changing ? targetAt(page, event, latest.current.known) : undefined
    page.addEventListener('mousemove', (event) => ring.around(find(event)?.element))
    page.addEventListener('mouseleave', () => ring.around(undefined))
    window.addEventListener('scroll', () => ring.around(undefined), { passive: true })

    const stop = (event: Event) => {
      if (!latest.current.changing) return
      event.preventDefault()
      event.stopPropagation()
    }
    const pressed = ['click', 'submit', 'auxclick'] as const
    for (const type of pressed) {
      window.addEventListener(
        type,
        (event) => {
          const target = type === 'click' ? find(event as MouseEvent) : undefined
          stop(event)
          if (target) latest.current.onChoose(target)
        },
        true,
      )
    }

    page.addEventListener('dragover', (event) => {
      const types = event.dataTransfer?.types ?? []
      if (!types.includes(SCAN_TYPE) && !types.includes('Files')) return
      event.preventDefault()
      const target = targetAt(page, event, latest.current.known)
      ring.around(target?.kind === 'photograph' ? target.element : undefined)
    })
    page.addEventListener('drop', (event) => {
      event.preventDefault()
      ring.around(undefined)
      const files = [...(event.dataTransfer?.files ?? [])]
      const scan = event.dataTransfer?.getData(SCAN_TYPE)
      const target = targetAt(page, event, latest.current.known)
      if (files.length > 0) latest.current.onDropFiles(files)
      else if (scan && target?.kind === 'photograph') latest.current.onDropScan(scan, target.place)
    })
  }

  return (
    <div className={styles.stage} data-phone={phone || undefined}>
      <iframe ref={frame} className={styles.frame} title="Your site" src="/" />
    </div>
  )
}
