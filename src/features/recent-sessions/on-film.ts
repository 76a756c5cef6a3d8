import type { SessionPhoto } from '#pipeline/content/content.ts'
import { EXPOSURES } from '#src/ui/frame-number.ts'

/** A session with its frame number on its roll, from 1. The film is cut before each roll. */
export type SessionOnFilm = { session: SessionPhoto; frame: number; isCutBefore: boolean }

/** Sorts sessions into rolls by film stock. Stocks are in the order of their first session. */
export function onFilm(sessions: SessionPhoto[]): SessionOnFilm[] {
  const stockOf = ({ src }: SessionPhoto) => src.film?.name
  const stocks = [...new Set(sessions.map(stockOf))]

  return stocks
    .flatMap((stock) => sessions.filter((session) => stockOf(session) === stock).map(onRoll))
    .map((slide, index) => ({ ...slide, isCutBefore: slide.frame === 1 && index > 0 }))
}

function onRoll(session: SessionPhoto, at: number) {
  return { session, frame: (at % EXPOSURES) + 1 }
}
