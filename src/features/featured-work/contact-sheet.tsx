import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import type { Featured } from '#pipeline/content/content.ts'
import { Static } from '#src/ui/island/static.tsx'
import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { whenIdle } from '#src/ui/when-idle.ts'

import styles from './featured-work.module.css'

type LightboxModule = typeof import('./lightbox.tsx')

type ContactSheetProps = {
  items: Featured[]
  /** The frames, which are static: a link to each photograph, in the same order. */
  children: ReactNode
}

/**
 * Opens the photographs of a contact sheet in the lightbox. Its code is loaded last, but not on demand: a new
 * version of the site may have replaced it by then. If it could not be loaded, a photograph opens as a file.
 */
export function ContactSheet({ items, children }: ContactSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Pick<LightboxModule, 'Lightbox'> & { start: number }>()
  const links = () => [...sheet.current!.querySelectorAll('a')]

  useEffect(() => whenIdle(prepare), [])

  async function open(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link || isModifiedClick(event)) return

    event.preventDefault()
    // Safari does not focus a clicked link, and focus must return to it.
    link.focus({ preventScroll: true })
    try {
      const { Lightbox, transitionPhoto } = await load()
      const start = links().indexOf(link)
      transitionPhoto(link.querySelector('img'), () => {
        flushSync(() => setOpened({ Lightbox, start }))
        return document.querySelector<HTMLElement>('dialog img')
      })
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <>
      <Static
        name="frames"
        ref={sheet}
        className={styles.rows}
        role="list"
        onClick={open}
        onPointerOver={prepare}
        onFocus={prepare}
      >
        {children}
      </Static>
      {opened ? (
        <opened.Lightbox
          items={items}
          start={opened.start}
          linkTo={(index) => links()[index]}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  )
}

function load(): Promise<LightboxModule> {
  return import('./lightbox.tsx')
}

function prepare() {
  load().catch(() => undefined)
}
