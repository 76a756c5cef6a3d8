import { useCallback, useEffect, useState, type RefObject } from 'react'

import { readPlace } from '../traces/place.ts'
import { PAGES } from './places.ts'

export const TABS = ['Page', 'Photographs', 'Studio', 'Put online'] as const
type Tab = (typeof TABS)[number]

/** The tab and the page that are shown, and the place in the content that is chosen. */
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const [tab, setTab] = useState<Tab>('Page')
  const [path, setPath] = useState('/')
  const [chosen, setChosen] = useState<string>()

  const visit = useCallback(
    (next: string) => {
      const window = frame.current?.contentWindow
      if (window && window.location.pathname !== next) window.location.assign(next)
    },
    [frame],
  )

  const choose = useCallback(
    (place: string) => {
      const page = pageOf(place)
      setTab(tabOf(place))
      if (page) {
        visit(page.path)
        setPath(page.path)
      }
      setChosen(place)
    },
    [visit],
  )

  return { tab, setTab, path, setPath, visit, chosen, setChosen, choose }
}

function pageOf(place: string) {
  return PAGES.find(({ file }) => file === readPlace(place).file)
}

function tabOf(place: string): Tab {
  return pageOf(place) ? 'Page' : 'Studio'
}

/** Moves the focus to the field of the chosen place, once its part of the form is open. */
export function useFocusOnChosen(
  panel: RefObject<HTMLElement | null>,
  { chosen, tab, isRead }: { chosen: string | undefined; tab: Tab; isRead: boolean },
) {
  useEffect(() => {
    if (!chosen || !isRead || tab !== tabOf(chosen)) return
    const fields = panel.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const field = [...fields].find(({ dataset }) => dataset.place === chosen)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [panel, chosen, tab, isRead])
}
