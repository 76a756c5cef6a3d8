import {
  countyNames,
  findCounty,
  stateCode,
  STATES,
  statesWith,
  type County,
} from '../../service-area/counties.ts'
import { settingWithout } from './fields.ts'
import { didYouMean } from '../messages/nearest.ts'
import { shown } from '../messages/shown.ts'
import { unique } from './unique.ts'

/** How many states are suggested where a county's own is missing. */
const FEW = 3

/** A county with its state. Checked here, read by `readCounty`. */
export const county = settingWithout(countyMistake)

/** Refuses a county that is in the list twice, however it is written. */
export const uniqueCounties = unique<string>({
  key: (words) => {
    const found = readCounty(words)
    return found && `${found.name}, ${found.state}`
  },
  message: (name, first) =>
    `${name} is in this list already, at [${first}]. Remove one of the two.`,
})

/** The county, or nothing if there is no such county. */
export function readCounty(words: unknown): County | undefined {
  const [name, state] = typeof words === 'string' ? parts(words) : []
  const code = state && stateCode(state)
  return name && code ? findCounty(name, code) : undefined
}

function countyMistake(words: string): string | undefined {
  if (readCounty(words)) return undefined

  const [name, state] = parts(words)
  if (!state) return `${shown(words)} has no state. Write it like ${withState(name)}.`

  const code = stateCode(state)
  if (!code) {
    return `${shown(state)} is not a state. Write its two letters.${didYouMean(state, Object.keys(STATES))}`
  }
  const hint = didYouMean(name, countyNames(code)) || elsewhere(name)
  return `There is no county ${shown(name)} in ${code}.${hint}`
}

function withState(name: string): string {
  const states = statesWith(name)
  if (states.length === 0 || states.length > FEW) return `${name || 'Mecklenburg'}, NC`
  return states.map((state) => `${name}, ${state}`).join(' or ')
}

function elsewhere(name: string): string {
  const states = statesWith(name)
  return states.length > 0 && states.length <= FEW
    ? ` Did you mean ${withState(name)}?`
    : ' Write its name as a map has it, like Mecklenburg, NC.'
}

/** What is before the last comma, and what is after it. */
function parts(words: string): [name: string, state: string] {
  const comma = words.lastIndexOf(',')
  if (comma < 0) return [words.trim(), '']
  return [words.slice(0, comma).trim(), words.slice(comma + 1).trim()]
}
