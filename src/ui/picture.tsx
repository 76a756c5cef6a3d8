import type { Photo, Prints } from '#pipeline/model/photo.ts'

import styles from './picture.module.css'

type PictureProps = {
  photo: Photo
  /**
   * Its width, as in the `sizes` attribute. Lazy ones begin with `auto`, the width at which they are laid out; what
   * follows is for browsers without it, as Safari 26, and is not less.
   */
  sizes: string
  /** `sizes` of the portrait crop, for windows taller than wide. Without it, no crop is used. */
  tallSizes?: string
  /** `eager` in the first view; `first` for its largest picture, which is fetched before all else. */
  loading?: 'lazy' | 'eager' | 'first'
  /** Its alt text is empty, because the words beside it say the same. */
  decorative?: boolean
  /** Its box, which must be positioned, shows a part of it, around its focus. */
  cropped?: boolean
}

/** Windows taller than wide, but not wider than the largest portrait crop. */
export const TALL_WINDOW = '(max-aspect-ratio: 1/1) and (max-width: 40em)'

/**
 * One photograph, as AVIF with a JPEG fallback. `width` and `height` reserve its space. An ancestor
 * must have `photo.className`, which sets its placeholder.
 */
export function Picture(props: PictureProps) {
  const { photo, sizes, tallSizes, loading = 'lazy', decorative, cropped } = props
  const { full, tall, film } = photo

  return (
    <picture className={styles.picture} data-process={film?.process} data-cropped={cropped}>
      {tall && tallSizes ? <Sources prints={tall} sizes={tallSizes} media={TALL_WINDOW} /> : null}
      <source type="image/avif" srcSet={srcSet(full, 'avif')} sizes={sizes} />
      <img
        // For readers, pins and whoever saves it. Browsers choose from `srcset`.
        src={largest(full)}
        srcSet={srcSet(full, 'jpg')}
        sizes={sizes}
        width={full.width}
        height={full.height}
        alt={decorative ? '' : photo.alt}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        fetchPriority={loading === 'first' ? 'high' : undefined}
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

/** `sizes` of a photograph in a row of equally high ones: its share of the window, or on a phone all of it. */
export function sizesInRow({ full }: Photo, row: { src: Photo }[]): string {
  const whole = row.reduce((sum, { src }) => sum + src.full.width / src.full.height, 0)
  const share = full.width / full.height / whole
  return `(min-width: 40em) calc((min(100vw, 140rem) - 7vw) * ${share.toFixed(3)}), calc(100vw - 24px)`
}

/** Address of the largest JPEG: the photograph as a file, also for search engines. */
export function largest(prints: Prints): string {
  return address(prints, Math.max(...prints.jpg), 'jpg')
}

function address(prints: Prints, width: number, format: string): string {
  return prints.address.replace('{width}', `${width}`).replace('{format}', format)
}
