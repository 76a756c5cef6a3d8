import { z } from 'zod'

import type { County } from '../../service-area/counties.ts'
import { mirrored, swapped, written, type Position } from '@studio/services/maps/position'
import { serviceArea as areaOf, type ServiceArea } from '../../service-area/service-area.ts'
import { contains, countyAt, isNear } from '../../service-area/territory.ts'
import { county, uniqueCounties, readCounty } from './county.ts'
import { setting } from './fields.ts'
import { mapOfArea } from './map-of-area.ts'
import { radius, readRadius } from './radius.ts'
import { position, readTown } from './town.ts'

/** The area where sessions take place. */
export const serviceArea = z
  .strictObject({
    map: mapOfArea
      .optional()
      .describe(
        'openstreetmap, or what Google gives under Share, “Embed a map”, or a key of its Maps Embed API.',
      ),
    towns: z
      .record(setting, position)
      .refine((towns) => Object.keys(towns).length > 0, { error: 'At least one town is needed.' })
      .describe('Served towns, each with its latitude and longitude, like 35.2271, -80.8431.'),
    radius: radius
      .optional()
      .describe('How far around the first town sessions take place, like 40 km or 25 miles.'),
    counties: z
      .array(county)
      .check(uniqueCounties)
      .optional()
      .describe(
        'In the United States: served counties, each with the two letters of its state, like Mecklenburg, NC.',
      ),
  })
  .check(z.superRefine(refuseFarTowns, { when: () => true }))
  .describe('The area where sessions take place.')

/** Everything that is shown of the area, once it is known to be right. */
export function drawServiceArea({
  map,
  towns,
  radius: distance,
  counties = [],
}: z.output<typeof serviceArea>): ServiceArea {
  return areaOf({
    map,
    towns: Object.fromEntries(Object.entries(towns).map(([name, at]) => [name, readTown(at)!])),
    radius: distance === undefined ? undefined : readRadius(distance),
    counties: counties.map((one) => readCounty(one)!),
  })
}

type Written = { towns?: unknown; counties?: unknown }

/** A town far from all counties is a typo, and would shrink the map to a dot. */
function refuseFarTowns(area: Written, context: z.core.$RefinementCtx) {
  const { towns, counties } = area ?? {}
  const served = Array.isArray(counties) ? counties.map(readCounty) : []
  // With a wrong county it is unknown which towns are far.
  if (served.length === 0 || !served.every((one) => one !== undefined)) return

  for (const [name, words] of Object.entries(towns ?? {})) {
    const at = readTown(words)
    if (!at || isNear(at, served)) continue
    const message = `${name} is far from the counties you serve. ${whereThen(at, served)}`
    context.addIssue({ code: 'custom', path: ['towns', name], message })
  }
}

function whereThen(at: Position, served: County[]): string {
  const meant = [swapped(at), mirrored(at), mirrored(swapped(at))]
  const right = meant.find((one) => contains(one, served))
  if (right) return `Did you mean ${written(right)}?`

  const around = countyAt(at)
  return around
    ? `${written(at)} is in ${around.name}, ${around.state}: correct it, or add that county.`
    : `Correct its latitude and longitude: ${written(at)} is in no county of the United States.`
}
