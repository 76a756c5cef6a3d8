import type { SessionPhoto } from '#pipeline/content/content.ts'

/** Exposures on a roll of 120 film, 6 × 4.5: the format whose upright frames stand on a strip that runs sideways. */
const EXPOSURES = 15

/** A session with its frame number on its roll, from 1. The film is cut before each roll. */
export type SessionOnFilm = { session: SessionPhoto; frame: number; isCutBefore: boolean }

/** A roll is a run of neighbors on one film stock. The order stays that of the studio. */
export function onFilm(sessions: SessionPhoto[]): SessionOnFilm[] {
  let frame = 0

  return sessions.map((session, index) => {
    const before = sessions[index - 1]
    const goesOn = before?.src.film?.name === session.src.film?.name && frame < EXPOSURES
    frame = goesOn ? frame + 1 : 1
    return { session, frame, isCutBefore: frame === 1 && index > 0 }
  })
}
