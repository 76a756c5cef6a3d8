import { useEffect, useRef, useState } from 'react'

import { useMediaQuery } from '#src/ui/use-media-query.ts'

/** Where the bar has room for its links; the same width stands in `header.module.css`. */
const LINKS_FIT = '(min-width: 52em)'

export type Menu = ReturnType<typeof useMenu>

/**
 * The menu of small screens: open or not. Escape closes it and gives focus back to its button; so
 * does room for the links.
 */
export function useMenu() {
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const linksFit = useMediaQuery(LINKS_FIT)
  const open = wanted && !linksFit

  if (wanted && linksFit) setWanted(false)

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

  return { open, button, toggle: () => setWanted(!open), close: () => setWanted(false) }
}
