import { useEffect, useRef, useState, type MouseEvent } from 'react'

import { isForBrowser } from '#src/ui/is-for-browser.ts'
import { follow, useBackCloses } from '#src/ui/use-back-closes.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

/** Where the bar has room for its links; the same width stands in `header.module.css`. */
const LINKS_FIT = '(min-width: 52em)'

export type Menu = ReturnType<typeof useMenu>

/**
 * The menu of small screens: open or not. Back closes it, and Escape, which gives focus back to its
 * button; so does room for the links.
 */
export function useMenu() {
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const linksFit = useMediaQuery(LINKS_FIT)
  const open = wanted && !linksFit

  if (wanted && linksFit) setWanted(false)
  useBackCloses(open, close)

  useEffect(() => {
    if (!open) return

    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setWanted(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  function close() {
    setWanted(false)
  }

  /** Closes the menu by a link in it. */
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!event.defaultPrevented && !isForBrowser(event)) {
      event.preventDefault()
      follow(event.currentTarget.href)
    }
    close()
  }

  return { open, button, toggle: () => setWanted(!open), choose }
}
