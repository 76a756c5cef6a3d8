import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { readPlace } from '../traces/place.ts'
import { KEPT } from './kept.ts'
import { PAGES } from './places.ts'

export const TABS = ['Page', 'Photographs', 'Studio', 'Look', 'Put online'] as const
type Tab = (typeof TABS)[number]

/** The page that was shown before the desk was loaded again, or Home. */
const FIRST = PAGES.find(({ path }) => `#${path}` === location.hash)?.path ?? '/'

/** The tab and the page that are shown, and the place in the content that is chosen. */
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const [tab, setTab] = useState<Tab>(TABS.find((name) => name === KEPT.tab) ?? 'Page')
  const [path, setPath] = useState<string>(FIRST)
  const [chosen, setChosen] = useState(KEPT.inHand)
  // Also where its field has only got the focus.
  const [inHand, setInHand] = useState(KEPT.inHand)
  // Where the place is. Another one each time that a place is chosen, also the same.
  const [asked, setAsked] = useState<{ tab: Tab } | undefined>(KEPT.inHand ? { tab } : undefined)

  const visit = useCallback(
    (next: string) => {
      const page = frame.current?.contentDocument
      if (!page || page.location.pathname === next) return
      // Its first page has not come, and would come over the one that it is sent to.
      if (page.location.href === 'about:blank') return frame.current!.setAttribute('src', next)
      leaveAtOnce(page)
      page.location.assign(next)
    },
    [frame],
  )

  /** Goes to a page, and names it. */
  const show = useCallback(
    (next: string) => {
      setPath(next)
      visit(next)
    },
    [visit],
  )

  const choose = useCallback(
    (place: string) => {
      const page = pageOf(place)
      setTab(tabOf(place))
      if (page) show(page.path)
      setChosen(place)
      setInHand(place)
      setAsked({ tab: tabOf(place) })
    },
    [show],
  )

  const letGo = useCallback(() => {
    setChosen(undefined)
    setInHand(undefined)
  }, [])

  /** Gives the places their names of now. */
  const follow = useCallback((after: (place: string) => string | undefined) => {
    setChosen((now) => now && after(now))
    setInHand((now) => now && after(now))
  }, [])

  useEffect(() => history.replaceState(null, '', `#${path}`), [path])

  return {
    tab,
    setTab,
    path,
    setPath,
    visit,
    show,
    chosen,
    inHand,
    setInHand,
    asked,
    choose,
    letGo,
    follow,
  }
}

export type ShownPlace = ReturnType<typeof usePlace>

function pageOf(place: string) {
  return PAGES.find(({ file }) => file === readPlace(place).file)
}

function tabOf(place: string): Tab {
  if (readPlace(place).file === 'look') return 'Look'
  return pageOf(place) ? 'Page' : 'Studio'
}

/** Without a transition, which the next page would break off where it is left before it has come. */
function leaveAtOnce(page: Document) {
  const still = new page.defaultView!.CSSStyleSheet()
  still.replaceSync('@view-transition { navigation: none }')
  page.adoptedStyleSheets.push(still)
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
