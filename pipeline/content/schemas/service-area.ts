import { z } from 'zod'

import {
  extentAround,
  isOnEarth,
  readPosition,
  type Position,
  isMap,
  webMap,
} from '@studio/services/maps'

import { readName } from '../../model/file-name.ts'
import { quoted } from '../messages.ts'
import { fieldKinds } from './field-kinds.ts'
import { anyones, setting, textWithout } from './fields.ts'

/** The map that the studio chose: checked here, made later, when the area is known. */
const mapOfArea = textWithout((words) =>
  isMap(words)
    ? undefined
    : `${quoted(words)} is no map that another page may show. Write openstreetmap; or, for Google’s map, ` +
      'open Share in Google Maps, choose “Embed a map”, and paste what is there.',
)

const fileName = setting.overwrite(readName).register(fieldKinds, { kind: 'picture' })

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
    `${quoted(input)} is not a distance. Write it like 40 km or 25 miles, at most 1000 km.`,
})

/** The area where sessions take place. */
export const serviceArea = z
  .strictObject({
    map: anyones(mapOfArea)
      .optional()
      .describe('openstreetmap, or what Google gives under “Embed a map”.'),
    picture: fileName
      .optional()
      .describe('A picture of the area in uploads/, like area.svg, where the map is not shown.'),
    towns: z
      .record(setting, position)
      .refine((towns) => Object.keys(towns).length > 0, { error: 'At least one town is needed.' })
      .describe('Each with its latitude and longitude, like 35.2271, -80.8431.'),
    radius: anyones(radius)
      .optional()
      .describe('How far the map goes around the first town, like 40 km or 25 miles.'),
    counties: z.array(setting).optional().describe('Each like Mecklenburg, NC.'),
  })
  .describe('The area where sessions take place.')

/** What is shown of the area. The map has the first town in its middle, and all towns on it. */
export function shownArea({ map, picture, ...area }: z.output<typeof serviceArea>) {
  const [center, ...others] = Object.values(area.towns).map((at) => readTown(at)!)
  const reach = area.radius === undefined ? [] : around(center!, readRadius(area.radius)!)
  const towns = others.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const extent = extentAround(center!, [...towns, ...reach])
  return {
    map: map === undefined ? undefined : webMap(map, extent),
    picture,
    towns: Object.keys(area.towns),
    counties: [...new Set(area.counties)],
  }
}

/** Length of a degree on the Earth's surface, in kilometers. */
const DEGREE = 111.195

/** The northernmost and easternmost point of a circle, as [longitude, latitude] in degrees. */
function around({ latitude, longitude }: Position, kilometers: number): [number, number][] {
  const along = kilometers / DEGREE
  const across = along / Math.cos((latitude * Math.PI) / 180)
  return [
    [longitude, Math.min(85, latitude + along)],
    [longitude + Math.min(180, across), latitude],
  ]
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
  return `${quoted(input)} is not a place. Write latitude and longitude like 35.2271, -80.8431.`
}
