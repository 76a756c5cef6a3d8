import { useId } from 'react'

import type { Featured } from '#pipeline/content/content.ts'

import { FeaturedFrame } from './featured-frame.tsx'
import styles from './featured-work.module.css'

type FeaturedWorkProps = {
  heading: string
  /** The photographs in their rows on a wide screen. */
  rows: Featured[][]
}

/** A contact sheet: every photograph whole, all in a row equally high. Each opens in the lightbox. */
export function FeaturedWork({ heading, rows }: FeaturedWorkProps) {
  const headingId = useId()
  const items = rows.flat()

  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div className={styles.rows} role="list">
        {rows.map((row) => (
          <div key={row[0]?.id} className={styles.row}>
            {row.map((item) => (
              <FeaturedFrame key={item.id} item={item} index={items.indexOf(item)} row={row} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
