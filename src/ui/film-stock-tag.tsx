import type { FilmStock } from '#pipeline/model/photo.ts'
import { fill, wordsOf } from '#src/ui/words.ts'

import styles from './film-stock-tag.module.css'

/**
 * The film stock of a photograph: name, color and bar pattern, never color alone. A button, so that
 * pointer, keyboard and touch can open its tip. Renders nothing for a photograph without film.
 */
export function FilmStockTag({ film }: { film: FilmStock | undefined }) {
  const words = wordsOf('film')
  if (!film) return null

  return (
    <button
      type="button"
      className={`${styles.tag} ${film.className}`}
      data-bars={film.bars}
      data-tip={film.sentence}
      data-tip-on-press=""
      aria-label={fill(words.stock, { name: film.name })}
    >
      {film.name}
    </button>
  )
}
