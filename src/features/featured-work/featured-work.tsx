import { useId } from 'react'

import type { Featured } from '#pipeline/content/content.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { PhotographLink } from '#src/ui/photograph-link.tsx'
import { sizesInRow } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { fill, wordsOf } from '#src/ui/words.ts'

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
      <div className={`beside ${styles.rows}`} role="list">
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

type FeaturedFrameProps = {
  item: Featured
  /** Its position on the contact sheet, from 0. */
  index: number
  /** All in its row on a wide screen. */
  row: Featured[]
}

/** One frame of the contact sheet, a link to its photograph. */
function FeaturedFrame(props: FeaturedFrameProps) {
  const { item, index, row } = props
  const { src: photo, title, category, pick } = item
  const words = wordsOf('photographs')
  const printId = useId()
  const first = index === 0
  const sizes = sizesInRow(photo, row)

  return (
    <div className={`${styles.item} ${photo.className}`} role="listitem">
      <PhotographLink
        photo={photo}
        address={item.address}
        set="featured"
        words={{ title, note: category }}
        className={styles.link}
        aria-label={fill(pick ? words.openPick : words.open, { title, category })}
        aria-describedby={printId}
      >
        <span id={printId} className={styles.print}>
          {first ? (
            <Frame photo={photo} sizes={sizes} loading="first" />
          ) : (
            <Frame photo={photo} sizes={`auto, ${sizes}`} deferred />
          )}
          {pick ? (
            <span className={styles.pick}>
              <Wax shape="star" />
            </span>
          ) : null}
          <Wax shape="box" />
        </span>
        <span className={`${styles.words} ${photo.film?.className ?? ''}`} data-number={index + 1}>
          <strong>{title}</strong> <span>{category}</span>
        </span>
      </PhotographLink>
    </div>
  )
}
