import type { Photo, Prints } from '#pipeline/model/photo.ts'

import { fallback, srcSet } from './print-address.ts'

import styles from './picture.module.css'

type PictureProps = {
  photo: Photo
  /** How wide it stands, as the `sizes` attribute says it. */
  sizes: string
  /** Shows the portrait crop where the window is taller than wide, at these `sizes`. */
  tallSizes?: string
  /** `eager` for what the first view shows, `first` for the one picture it waits for. */
  loading?: 'lazy' | 'eager' | 'first'
  /** Beside words that already say what it shows. */
  decorative?: boolean
}

/** Windows taller than wide, and narrow enough for the size in which portrait crops are printed. */
export const TALL_WINDOW = '(max-aspect-ratio: 1/1) and (max-width: 40em)'

/** Fetched before all else. Browsers tell whoever measures when it is painted (Element Timing). */
const AWAITED = { fetchPriority: 'high', elementtiming: 'first-photograph' } as const

/**
 * One photograph in the print that fits: AVIF with JPEG behind it, its place kept by its size. Until
 * it arrives, that place shows what `photo.className` says of it, so an ancestor wears that class.
 */
export function Picture({ photo, sizes, tallSizes, loading = 'lazy', decorative }: PictureProps) {
  const { full, tall, film } = photo

  return (
    <picture className={styles.picture} data-process={film?.process}>
      {tall && tallSizes ? <Sources prints={tall} sizes={tallSizes} media={TALL_WINDOW} /> : null}
      <source type="image/avif" srcSet={srcSet(full, 'avif')} sizes={sizes} />
      <img
        src={fallback(full)}
        srcSet={srcSet(full, 'jpg')}
        sizes={sizes}
        width={full.width}
        height={full.height}
        alt={decorative ? '' : photo.alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        {...(loading === 'first' ? AWAITED : undefined)}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}

function Sources({ prints, sizes, media }: { prints: Prints; sizes: string; media: string }) {
  const { width, height } = prints

  return (
    <>
      <source
        media={media}
        type="image/avif"
        srcSet={srcSet(prints, 'avif')}
        sizes={sizes}
        width={width}
        height={height}
      />
      <source
        media={media}
        srcSet={srcSet(prints, 'jpg')}
        sizes={sizes}
        width={width}
        height={height}
      />
    </>
  )
}
