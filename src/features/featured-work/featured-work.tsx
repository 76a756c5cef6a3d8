import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Featured } from '#pipeline/content/content.ts'
import { isModifiedClick } from '#src/ui/is-modified-click.ts'
import { whenIdle } from '#src/ui/when-idle.ts'

import { FeaturedFrame } from './featured-frame.tsx'
import { featuredSizes } from './featured-sizes.ts'
import styles from './featured-work.module.css'

type LightboxModule = typeof import('./lightbox.tsx')

type FeaturedWorkProps = {
  heading: string
  /** The photographs in their rows on a wide screen. */
  rows: Featured[][]
}

/**
 * A contact sheet: every photograph whole, all in a row equally high. Each opens in the lightbox. Its code
 * is loaded last, but not on demand: a new version of the site may have replaced it by then. If it could
 * not be loaded, a photograph opens as a file.
 */
export function FeaturedWork({ heading, rows }: FeaturedWorkProps) {
  const headingId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Pick<LightboxModule, 'Lightbox'> & { start: number }>()

  useEffect(() => whenIdle(prepare), [])

  const items = rows.flat()
  const sizes = featuredSizes(rows)

  async function open(start: number, event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return

    const link = event.currentTarget
    event.preventDefault()
    // Safari does not focus a clicked link, and focus must return to it.
    link.focus({ preventScroll: true })
    try {
      const { Lightbox, transitionPhoto } = await load()
      transitionPhoto(link.querySelector('img'), () => {
        flushSync(() => setOpened({ Lightbox, start }))
        return document.querySelector<HTMLElement>('dialog img')
      })
    } catch {
      location.assign(link.href)
    }
  }

  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div ref={sheet} className={styles.rows} role="list">
        {rows.map((row) => (
          <div key={row[0]?.id} className={styles.row}>
            {row.map((item) => {
              const index = items.indexOf(item)

              return (
                <FeaturedFrame
                  key={item.id}
                  item={item}
                  index={index}
                  count={items.length}
                  sizes={sizes[index] ?? '100vw'}
                  onClick={(event) => open(index, event)}
                  onPrepare={prepare}
                />
              )
            })}
          </div>
        ))}
      </div>
      {opened ? (
        <opened.Lightbox
          items={items}
          start={opened.start}
          linkTo={(index) => sheet.current?.querySelectorAll('a')[index]}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  )
}

function load(): Promise<LightboxModule> {
  return import('./lightbox.tsx')
}

function prepare() {
  load().catch(() => undefined)
}
