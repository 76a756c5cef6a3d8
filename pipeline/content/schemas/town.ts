import { z } from 'zod'

import {
  isOnEarth,
  readPosition,
  swapped,
  written,
  type Position,
} from '@studio/services/maps/position'
import { settingWithout } from './fields.ts'
import { shown } from '../messages/shown.ts'

const EXAMPLE = 'Write latitude and longitude like 35.2271, -80.8431.'

/** Where a town is, as maps give it. Checked here, read by `readTown`. */
export const position = z
  .string({ error: ({ input }) => (input === null ? undefined : notAPosition(input)) })
  .pipe(settingWithout(positionMistake))

/** The town's position, or nothing if the text is none. */
export function readTown(words: unknown): Position | undefined {
  const at = typeof words === 'string' ? readPosition(words) : undefined
  return at && isOnEarth(at) ? at : undefined
}

function positionMistake(words: string): string | undefined {
  const at = readPosition(words)
  if (!at) return notAPosition(words)
  if (isOnEarth(at)) return undefined
  if (isOnEarth(swapped(at))) {
    return `Latitude comes before longitude. Write it like this: ${written(swapped(at))}`
  }
  return `${shown(words)} is not on a map: latitude goes from -85 to 85, longitude from -180 to 180.`
}

function notAPosition(input: unknown): string {
  return `${shown(input)} is not a place. ${EXAMPLE}`
}
