import type { FilmStock } from '#pipeline/model/photo.ts'

import styles from './film-stock-tag.module.css'

/**
 * The stock a photograph was shot on: name, hue and bar pattern, never color alone. A button, so
 * that its sentence can be had by pointer, keyboard and touch alike. Its name says what it is the
 * name of, in letters that are not all capitals. Nothing for a photograph that is on no film.
 */
export function FilmStockTag({ film }: { film: FilmStock | undefined }) {
  if (!film) return null

  return (
    <button
      type="button"
      className={`${styles.tag} ${film.className}`}
      data-bars={film.bars}
      data-tip={film.sentence}
      data-tip-on-press=""
      aria-label={`Film: ${film.name}`}
    >
      {film.name}
    </button>
  )
}
