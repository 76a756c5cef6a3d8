import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { FilmStock, Photo } from '#pipeline/model/photo.ts'
import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { restoreScroll } from '#src/ui/history-entry.ts'
import { useNear, whenIdle } from '#src/ui/when-needed.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'
import type { Studio } from '#pipeline/content/content.ts'
import { island } from '#src/ui/island.tsx'
import { wordsOf } from '#src/ui/words.ts'

import {
  enterAddress,
  leaveAddress,
  linkInAddress,
  turnAddress,
  firstLink,
  linkAround,
  type PhotographLink,
} from './address.ts'

const OpenPhotographsIsland = island('lightbox', OpenPhotographs, ['lightbox', 'film'])

type PhotographsProps = {
  all: Photo[]
  /** Whether visitors are offered each photograph as a file. */
  saving: Studio['saving']
}

/** Lets all photographs in a `PhotographLink` of a page open in the lightbox. */
export function Photographs({ all, saving }: PhotographsProps) {
  const films = new Map(all.flatMap(({ film }) => (film ? [[film.name, film]] : [])))
  return (
    <OpenPhotographsIsland
      films={[...films.values()]}
      canSave={saving !== 'off' && Boolean(wordsOf('lightbox').save)}
    />
  )
}

type LightboxModule = typeof import('./lightbox.tsx')

type OpenPhotographsProps = {
  /** The film stocks of the page's photographs. */
  films: FilmStock[]
  /** Whether visitors are offered each photograph as a file. */
  canSave: boolean
}

/**
 * Opens the photographs of a page in the lightbox, by a click or by their address. The lightbox's code is loaded when
 * the browser is idle and the first photograph is near, because a new version of the site may have replaced it by the
 * time of a click. An earlier click loads it at once. If the code cannot be loaded, a photograph opens as a file.
 */
function OpenPhotographs({ films, canSave }: OpenPhotographsProps) {
  const [shown, setShown] = useState<{ link: PhotographLink; code: LightboxModule }>()
  const isHiding = useRef(false)
  const first = useRef<Element>(null)
  useLayoutEffect(() => void (first.current = firstLink()), [])
  const isNear = useNear(first)

  async function show(link: PhotographLink, isLifted = true) {
    const code = await load()
    isHiding.current = false
    const change = () => {
      flushSync(() => setShown({ link, code }))
      return shownPhotograph()
    }
    if (isLifted) code.transitionPhoto(link.querySelector('img'), change)
    else change()
  }

  function hide({ link, code }: NonNullable<typeof shown>, leave: () => void) {
    if (isHiding.current) return
    isHiding.current = true
    code.transitionPhoto(shownPhotograph(), () => {
      flushSync(() => setShown(undefined))
      link.focus({ preventScroll: true })
      link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      leave()
      return link.querySelector('img')
    })
  }

  const openPressed = useEffectEvent(async (event: MouseEvent) => {
    const link = linkAround(event.target)
    if (!link || event.defaultPrevented || isModifiedClick(event)) return

    event.preventDefault()
    // Safari does not focus a clicked link, and focus must return to it.
    link.focus({ preventScroll: true })
    try {
      await show(link)
      enterAddress(link.id)
    } catch {
      location.assign(link.href)
    }
  })

  useWindowEvent('popstate', () => {
    const link = linkInAddress()
    if (link === shown?.link) return
    if (!link) hide(shown!, restoreScroll)
    else if (shown) setShown({ ...shown, link })
    else void show(link).catch(() => undefined)
  })

  useEffect(() => {
    const onClick = (event: MouseEvent) => void openPressed(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  const begin = useEffectEvent(() => {
    const link = linkInAddress()
    if (link) void show(link, false).catch(() => undefined)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isNear) whenIdle(() => void load().catch(() => undefined))
  }, [isNear])

  if (!shown) return null
  return (
    <shown.code.Lightbox
      link={shown.link}
      films={films}
      canSave={canSave}
      onTurn={(link) => {
        setShown({ ...shown, link })
        turnAddress(link.id)
      }}
      onClose={() => hide(shown, leaveAddress)}
    />
  )
}

function shownPhotograph() {
  return document.querySelector<HTMLImageElement>('dialog [data-shown] img')
}

function load(): Promise<LightboxModule> {
  return import('./lightbox.tsx')
}
