import { useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { followLink, useBackCloses } from '#src/ui/use-back-closes.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/** Where the bar has room for its links, as in `header.module.css`. */
const LINKS_FIT = '(min-width: 52em)'

export type Menu = ReturnType<typeof useMenu>

/** The menu of small screens. Back, a wide window and Escape close it, which focuses its button. */
export function useMenu() {
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const linksFit = useMediaQuery(LINKS_FIT)
  const open = wanted && !linksFit
  const close = () => setWanted(false)

  if (wanted && linksFit) setWanted(false)
  useBackCloses(open, close)
  useWindowEvent('keydown', ({ key }) => {
    if (!open || key !== 'Escape') return
    // First closed: Chromium tells screen readers of no focus that moves while its page changes.
    flushSync(close)
    button.current?.focus()
  })

  /** Follows a link in the menu. */
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!event.defaultPrevented && !isModifiedClick(event)) {
      event.preventDefault()
      followLink(event.currentTarget.href)
    }
    close()
  }

  return { open, button, toggle: () => setWanted(!open), choose }
}
