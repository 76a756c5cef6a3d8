import type { Photo, Prints } from '#pipeline/model/photo.ts'

import styles from './picture.module.css'

type PictureProps = {
  photo: Photo
  /** Its width, as in the `sizes` attribute. */
  sizes: string
  /** `sizes` of the portrait crop, for windows taller than wide. Without it, no crop is used. */
  tallSizes?: string
  /** `eager` in the first view; `first` for its largest picture, which is fetched before all else. */
  loading?: 'lazy' | 'eager' | 'first'
  /** Its alt text is empty, because the words beside it say the same. */
  decorative?: boolean
}

/** Windows taller than wide, but not wider than the largest portrait crop. */
export const TALL_WINDOW = '(max-aspect-ratio: 1/1) and (max-width: 40em)'

/** `elementtiming` reports when it is painted (Element Timing API). */
const FIRST = { fetchPriority: 'high', elementtiming: 'first-photograph' } as const

/**
 * One photograph, as AVIF with a JPEG fallback. `width` and `height` reserve its space. An ancestor
 * must have `photo.className`, which sets its placeholder.
 */
export function Picture({ photo, sizes, tallSizes, loading = 'lazy', decorative }: PictureProps) {
  const { full, tall, film } = photo

  return (
    <picture className={styles.picture} data-process={film?.process}>
      {tall && tallSizes ? <Sources prints={tall} sizes={tallSizes} media={TALL_WINDOW} /> : null}
      <source type="image/avif" srcSet={srcSet(full, 'avif')} sizes={sizes} />
      <img
        src={address(full, Math.min(...full.jpg), 'jpg')}
        srcSet={srcSet(full, 'jpg')}
        sizes={sizes}
        width={full.width}
        height={full.height}
        alt={decorative ? '' : photo.alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        {...(loading === 'first' && FIRST)}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}

function Sources({ prints, sizes, media }: { prints: Prints; sizes: string; media: string }) {
  const { width, height } = prints
  const source = { media, sizes, width, height }

  return (
    <>
      <source {...source} type="image/avif" srcSet={srcSet(prints, 'avif')} />
      <source {...source} srcSet={srcSet(prints, 'jpg')} />
    </>
  )
}

/** `srcset` of all prints in one format. */
export function srcSet(prints: Prints, format: 'avif' | 'jpg'): string {
  return prints[format].map((width) => `${address(prints, width, format)} ${width}w`).join(', ')
}

/** Address of the largest JPEG, for opening the photograph as a file. */
export function largest(prints: Prints): string {
  return address(prints, Math.max(...prints.jpg), 'jpg')
}

function address(prints: Prints, width: number, format: string): string {
  return prints.address.replace('{width}', `${width}`).replace('{format}', format)
}

/** A photograph's width ÷ its frame's, with `object-fit: cover` and a frame of this ratio (width ÷ height). */
export function coverScale({ full }: Photo, ratio: number): number {
  return Math.max(1, Math.round((full.width / full.height / ratio) * 1000) / 1000)
}
