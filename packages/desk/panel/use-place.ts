import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { readPlace } from '../traces/place.ts'
import { PAGES } from './places.ts'

export const TABS = ['Page', 'Photographs', 'Studio', 'Put online'] as const
type Tab = (typeof TABS)[number]

/** The tab and the page that are shown, and the place in the content that is chosen. */
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const [tab, setTab] = useState<Tab>('Page')
  const [path, setPath] = useState('/')
  const [chosen, setChosen] = useState<string>()
  // How often a place was chosen.
  const [asked, setAsked] = useState(0)

  const visit = useCallback(
    (next: string) => {
      const window = frame.current?.contentWindow
      if (window && window.location.pathname !== next) window.location.assign(next)
    },
    [frame],
  )

  const choose = useCallback(
    (place: string) => {
      const page = PAGES.find(({ file }) => file === readPlace(place).file)
      setTab(page ? 'Page' : 'Studio')
      if (page) {
        visit(page.path)
        setPath(page.path)
      }
      setChosen(place)
      setAsked((count) => count + 1)
    },
    [visit],
  )

  return { tab, setTab, path, setPath, visit, chosen, setChosen, asked, choose }
}

type Chosen = { chosen: string | undefined; asked: number; tab: Tab; isRead: boolean }

/**
 * Moves the focus to the field of the chosen place, once its part of the form is open. Not where that
 * place has only got another name.
 */
export function useFocusOnChosen(
  panel: RefObject<HTMLElement | null>,
  { chosen, asked, tab, isRead }: Chosen,
) {
  const focus = useEffectEvent(() => {
    if (!chosen || !isRead) return
    const fields = panel.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const field = [...fields].find(({ dataset }) => dataset.place === chosen)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
  useEffect(() => focus(), [asked, tab, isRead])
}
