import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { readPlace } from '../traces/place.ts'
import { PAGES } from './places.ts'

export const TABS = ['Page', 'Photographs', 'Studio', 'Look', 'Put online'] as const
type Tab = (typeof TABS)[number]

/** The tab and the page that are shown, and the place in the content that is chosen. */
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const [tab, setTab] = useState<Tab>('Page')
  const [path, setPath] = useState('/')
  const [chosen, setChosen] = useState<string>()
  // Where the place is. Another one each time that a place is chosen, also the same.
  const [asked, setAsked] = useState<{ tab: Tab }>()

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
      setAsked({ tab: tabOf(place) })
    },
    [visit],
  )

  return { tab, setTab, path, setPath, visit, chosen, setChosen, asked, choose }
}

function pageOf(place: string) {
  return PAGES.find(({ file }) => file === readPlace(place).file)
}

function tabOf(place: string): Tab {
  if (readPlace(place).file === 'look') return 'Look'
  return pageOf(place) ? 'Page' : 'Studio'
}

type Chosen = {
  chosen: string | undefined
  asked: { tab: Tab } | undefined
  tab: Tab
  isRead: boolean
}

/**
 * Moves the focus to the field of the chosen place, once its part of the form is open. Not where that
 * place has only got another name.
 */
export function useFocusOnChosen(
  panel: RefObject<HTMLElement | null>,
  { chosen, asked, tab, isRead }: Chosen,
) {
  const focus = useEffectEvent(() => {
    const fields = panel.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const field = [...fields].find(({ dataset }) => dataset.place === chosen)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead && asked?.tab === tab) focus()
  }, [asked, tab, isRead])
}
