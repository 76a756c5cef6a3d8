import type { SessionPhoto } from '#pipeline/content/content.ts'
import { EXPOSURES } from '#src/ui/frame-number.ts'

/** A session with its frame number on its roll, from 1, and where the film is cut. */
export type SessionOnFilm = {
  session: SessionPhoto
  frame: number
  isCutBefore: boolean
  isCutAfter: boolean
}

/**
 * Sorts sessions by film stock into rolls. Stocks are in the order of their first session, sessions
 * on one stock keep their order. The strip is cut between rolls, not at its ends.
 */
export function onFilm(sessions: SessionPhoto[]): SessionOnFilm[] {
  const rolls = byStock(sessions).flatMap(cutIntoRolls)

  return rolls.flatMap((roll, which) =>
    roll.map((session, at) => ({
      session,
      frame: at + 1,
      isCutBefore: at === 0 && which > 0,
      isCutAfter: at === roll.length - 1 && which < rolls.length - 1,
    })),
  )
}

function byStock(sessions: SessionPhoto[]): SessionPhoto[][] {
  const stocks = new Map<string, SessionPhoto[]>()

  for (const session of sessions) {
    const name = session.src.film?.name ?? ''
    stocks.set(name, [...(stocks.get(name) ?? []), session])
  }
  return [...stocks.values()]
}

function cutIntoRolls(sessions: SessionPhoto[]): SessionPhoto[][] {
  return Array.from({ length: Math.ceil(sessions.length / EXPOSURES) }, (_, roll) =>
    sessions.slice(roll * EXPOSURES, (roll + 1) * EXPOSURES),
  )
}
