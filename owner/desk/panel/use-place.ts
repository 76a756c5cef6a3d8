import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { readPlace } from '../traces.ts'
import { SESSION } from './session.ts'
import { PAGES } from './page-labels.ts'

export const TABS = ['Page', 'Photographs', 'Studio', 'Look', 'Put online'] as const
export type Tab = (typeof TABS)[number]

/** The page that was shown before the desk was loaded again, or Home. */
const FIRST = PAGES.find(({ path }) => `#${path}` === location.hash)?.path ?? '/'

/** The tab and the page that are shown, and the place in the content that is in hand. */
export function usePlace(frame: RefObject<HTMLIFrameElement | null>) {
  const [tab, setTab] = useState<Tab>(TABS.find((name) => name === SESSION.tab) ?? 'Page')
  const [path, setPath] = useState<string>(FIRST)
  const [inHand, setInHand] = useState(SESSION.inHand)
  // The place whose field is to get the focus. Another one each time, also for the same place.
  const [asked, setAsked] = useState(inHand === undefined ? undefined : { place: inHand, tab })

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
      setInHand(place)
      setAsked({ place, tab: tabOf(place) })
    },
    [show],
  )

  useEffect(() => history.replaceState(null, '', `#${path}`), [path])

  return { tab, setTab, path, setPath, visit, show, inHand, setInHand, asked, choose }
}

export type CurrentPlace = ReturnType<typeof usePlace>

function pageOf(place: string) {
  return PAGES.find(({ file }) => file === readPlace(place).file)
}

/** The tab in which a place is changed. */
export function tabOf(place: string): Tab {
  const { file } = readPlace(place)
  if (file === 'look') return 'Look'
  if (file === 'photographs') return 'Photographs'
  return pageOf(place) ? 'Page' : 'Studio'
}

/** Without a transition, which leaving the page before it ends would abort. */
function leaveAtOnce(page: Document) {
  const still = new page.defaultView!.CSSStyleSheet()
  still.replaceSync('@view-transition { navigation: none }')
  page.adoptedStyleSheets.push(still)
}

/** Moves the focus to the field of the place that was asked for, once the form is shown. */
export function useFocusOnAsked(
  panel: RefObject<HTMLElement | null>,
  { asked, tab }: Pick<CurrentPlace, 'asked' | 'tab'>,
  isRead: boolean,
) {
  const focus = useEffectEvent(() => {
    const fields = panel.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const field = [...fields].find(({ dataset }) => dataset.place === asked?.place)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isRead && asked?.tab === tab) focus()
  }, [asked, tab, isRead])
}
