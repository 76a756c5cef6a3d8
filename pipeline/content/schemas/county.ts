import {
  countyNames,
  findCounty,
  stateCode,
  STATES,
  type County,
} from '../../service-area/counties.ts'
import { didYouMean } from '../messages/nearest.ts'
import { shown } from '../messages/shown.ts'
import { setting } from './fields.ts'

/** A county with its state. Checked here, read by `readCounty`. */
export const county = setting.refine(readCounty, {
  error: ({ input }) =>
    `There is no county ${shown(input)}.` +
    (didYouMean(String(input), allCounties()) ||
      ' Write its name as a map has it and the two letters of its state, like Mecklenburg, NC.'),
})

/** The county, or nothing if there is no such county. */
export function readCounty(words: unknown): County | undefined {
  const [, name = '', state = ''] = /^(.*),(.*)$/.exec(String(words)) ?? []
  const code = stateCode(state)
  return code ? findCounty(name.trim(), code) : undefined
}

function allCounties(): string[] {
  return Object.keys(STATES).flatMap((state) =>
    countyNames(state).map((name) => `${name}, ${state}`),
  )
}
