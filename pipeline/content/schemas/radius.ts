import { shown } from '../messages/shown.ts'
import { settingWithout } from './fields.ts'

const KM_IN_A_MILE = 1.609

/** A distance with its unit. Checked here, read by `readRadius`. */
export const radius = settingWithout((words) =>
  readRadius(words) === undefined
    ? `${shown(words)} is not a distance. Write it like 40 km or 25 miles, at most 1000 km.`
    : undefined,
)

/** The distance in kilometers, or nothing if the text is not a distance. */
export function readRadius(words: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*(km|miles?|mi)$/i.exec(words) ?? []
  const kilometers = Number(number) * (/^k/i.test(unit) ? 1 : KM_IN_A_MILE)
  return kilometers > 0 && kilometers <= 1000 ? kilometers : undefined
}
