import { z } from 'zod'

import { isOnEarth, readPosition, type Position } from '@studio/services/maps/position'
import { isMap, whoseMap } from '@studio/services/maps/web-map'
import { serviceArea as areaOf, type ServiceArea } from '../../service-area/service-area.ts'
import { countyNames, findCounty, isNear, stateCode, STATES } from '../../service-area/counties.ts'
import { didYouMean } from '../messages/nearest.ts'
import { shown } from '../messages/shown.ts'
import { setting, textWithout } from './fields.ts'

/** The map that the studio chose: checked here, made later, when the area is known. */
const mapOfArea = textWithout((words) => {
  if (isMap(words)) return undefined
  const wrong = {
    google: 'Google does not let other pages show this address.',
    openstreetmap: 'OpenStreetMap does not let other pages show this address.',
    other: `${shown(words)} is not at openstreetmap.org or Google Maps, whose maps can be shown here.`,
    unknown: `${shown(words)} is not a map.`,
  }
  return (
    `${wrong[whoseMap(words) ?? 'unknown']} Write openstreetmap; or, for Google’s map, open Share ` +
    'in Google Maps, choose “Embed a map”, and paste what is there.'
  )
})

/** Where a town is, as maps give it. */
const position = z
  // YAML reads one number alone as a number.
  .string({ error: ({ input }) => (input === null ? undefined : notAPlace(input)) })
  .pipe(setting.refine(readTown, { error: ({ input }) => notAPlace(input) }))
  .describe(
    'The address of a map with the town in its middle, or what a map gives when the town is right-clicked.',
  )

/** A distance with its unit. */
const radius = setting.refine((words) => readRadius(words) !== undefined, {
  error: ({ input }) =>
    `${shown(input)} is not a distance. Write it like 40 km or 25 miles, at most 1000 km.`,
})

const county = setting.refine(readCounty, {
  error: ({ input }) =>
    `There is no county ${shown(input)}.` +
    (didYouMean(String(input), allCounties()) ||
      ' Write its name as a map has it and the two letters of its state, like Mecklenburg, NC.'),
})

/** The area where sessions take place. */
export const serviceArea = z
  .strictObject({
    map: mapOfArea.optional().describe('openstreetmap, or what Google gives under “Embed a map”.'),
    towns: z
      .record(setting, position)
      .refine((towns) => Object.keys(towns).length > 0, { error: 'At least one town is needed.' })
      .describe('Served towns, each with its latitude and longitude, like 35.2271, -80.8431.'),
    radius: radius.optional().describe('How far around the first town, like 40 km or 25 miles.'),
    counties: z.array(county).optional().describe('Served counties, each like Mecklenburg, NC.'),
  })
  .check(z.superRefine(refuseFarTowns, { when: () => true }))
  .describe('The area where sessions take place.')

/** Everything that is shown of the area, once it is known to be right. */
export function drawServiceArea(area: z.output<typeof serviceArea>): ServiceArea {
  return areaOf({
    map: area.map,
    towns: Object.fromEntries(
      Object.entries(area.towns).map(([name, at]) => [name, readTown(at)!]),
    ),
    radius: area.radius === undefined ? undefined : readRadius(area.radius),
    counties: [...new Set(area.counties)].map((one) => readCounty(one)!),
  })
}

/** The distance in kilometers, or nothing if the text is not a distance. */
function readRadius(words: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*(km|miles?|mi)$/i.exec(words) ?? []
  const kilometers = Number(number) * (/^k/i.test(unit) ? 1 : 1.609)
  return kilometers > 0 && kilometers <= 1000 ? kilometers : undefined
}

function readTown(words: unknown): Position | undefined {
  const at = typeof words === 'string' ? readPosition(words) : undefined
  return at && isOnEarth(at) ? at : undefined
}

function notAPlace(input: unknown): string {
  return `${shown(input)} is not a place. Write latitude and longitude like 35.2271, -80.8431.`
}

/** The county, or nothing if there is no such county. */
function readCounty(words: unknown) {
  if (typeof words !== 'string') return undefined
  const [, name = '', state = ''] = /^(.*),(.*)$/.exec(words) ?? []
  return findCounty(name, stateCode(state) ?? '')
}

function allCounties(): string[] {
  return Object.keys(STATES).flatMap((state) =>
    countyNames(state).map((name) => `${name}, ${state}`),
  )
}

/** A town far from all counties is a typo, and would shrink the map to a dot. */
function refuseFarTowns(
  area: { towns?: unknown; counties?: unknown } | null,
  context: z.core.$RefinementCtx,
) {
  const served = Array.isArray(area?.counties) ? area.counties.map(readCounty) : []
  // With a wrong county it is unknown which towns are far.
  if (served.length === 0 || !served.every((one) => one !== undefined)) return

  for (const [name, words] of Object.entries(area?.towns ?? {})) {
    const at = readTown(words)
    if (!at || isNear(at, served)) continue
    const message =
      `${name} is far from the counties you serve. Latitude comes before longitude, which has a ` +
      'minus in America. Correct them, or add the town’s county.'
    context.addIssue({ code: 'custom', path: ['towns', name], message })
  }
}
