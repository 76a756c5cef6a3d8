import {
  countyNames,
  findCounty,
  stateCode,
  STATES,
  type County,
} from '../../service-area/counties.ts'
import { didYouMean } from '../messages/nearest.ts'
import { shown } from '../messages/shown.ts'
import { settingWithout } from './fields.ts'
import { unique } from './unique.ts'

/** A county with its state. Checked here, read by `readCounty`. */
export const county = settingWithout((words) =>
  readCounty(words)
    ? undefined
    : `There is no county ${shown(words)}.` +
      (didYouMean(words, allCounties()) ||
        ' Write its name as a map has it and the two letters of its state, like Mecklenburg, NC.'),
)

/** Refuses a county that is in the list twice, however it is written. */
export const uniqueCounties = unique<string>({
  by: (words) => {
    const found = readCounty(words)
    return found && inWords(found)
  },
  message: (name, first) => `${name} is in this list already, at [${first}]. Remove one of them.`,
})

/** The county, or nothing if there is no such county. */
export function readCounty(words: unknown): County | undefined {
  const [, name = '', state = ''] = /^(.*),(.*)$/.exec(String(words)) ?? []
  const code = stateCode(state)
  return code ? findCounty(name.trim(), code) : undefined
}

function allCounties(): string[] {
  return Object.keys(STATES).flatMap((state) =>
    countyNames(state).map((name) => inWords({ name, state })),
  )
}

function inWords({ name, state }: Pick<County, 'name' | 'state'>): string {
  return `${name}, ${state}`
}
