import { useId, useRef } from 'react'

import type { Featured } from '#pipeline/content/content.ts'

import { FeaturedFrame } from './featured-frame.tsx'
import { featuredSizes } from './featured-sizes.ts'
import { useLightbox } from './use-lightbox.ts'

import styles from './featured-work.module.css'

type FeaturedWorkProps = {
  heading: string
  /** The photographs in their rows on a wide screen. */
  rows: Featured[][]
}

/**
 * A contact sheet: every photograph whole, all in a row equally high. Each opens in the lightbox, or
 * as a file if the lightbox's code cannot be loaded.
 */
export function FeaturedWork({ heading, rows }: FeaturedWorkProps) {
  const headingId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { Lightbox, start, prepare, open, close } = useLightbox()

  const items = rows.flat()
  const sizes = featuredSizes(rows)

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
                  onPrepare={prepare}
                  onOpen={(link) => open(index, link)}
                />
              )
            })}
          </div>
        ))}
      </div>
      {Lightbox ? (
        <Lightbox
          items={items}
          start={start}
          linkTo={(index) => sheet.current?.querySelectorAll('a')[index]}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
