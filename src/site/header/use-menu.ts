import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { followLink, useBackCloses } from '#src/ui/use-back-closes.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { MENU } from './menu-panel.tsx'

/** Where the bar has room for its links, as in `header.module.css`. */
const LINKS_FIT = '(min-width: 52em)'

/** The menu of small screens. Back, a wide window and Escape close it, which focuses its button. */
export function useMenu() {
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const linksFit = useMediaQuery(LINKS_FIT)
  const open = wanted && !linksFit
  const close = () => setWanted(false)

  if (wanted && linksFit) setWanted(false)
  useShown(open)
  useBackCloses(open, close)
  useWindowEvent('keydown', ({ key }) => {
    if (!open || key !== 'Escape') return
    // First closed: Chromium tells screen readers of no focus that moves while its page changes.
    flushSync(close)
    button.current?.focus()
  })

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!open || !link) return
    if (!event.defaultPrevented && !isModifiedClick(event)) {
      event.preventDefault()
      followLink(link.href)
    }
    close()
  })
  useEffect(() => {
    const header = button.current?.closest('header')
    const onClick = (event: MouseEvent) => follow(event)
    header?.addEventListener('click', onClick)
    return () => header?.removeEventListener('click', onClick)
  }, [])

  return { open, button, toggle: () => setWanted(!open) }
}

/** Shows the static menu, and keeps everything behind it from focus. */
function useShown(open: boolean) {
  // After the menu is drawn: this takes long on a slow phone.
  const isCovered = useDeferredValue(open)

  useLayoutEffect(() => {
    document.getElementById(MENU)?.toggleAttribute('hidden', !open)
    document.documentElement.toggleAttribute('data-menu-open', open)
  }, [open])

  useLayoutEffect(() => {
    for (const element of document.querySelectorAll('[data-behind-menu]')) {
      element.toggleAttribute('inert', isCovered)
    }
  }, [isCovered])
}
