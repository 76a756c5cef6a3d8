import { geoCircle, geoContains, geoDistance } from 'd3-geo'
import { merge } from 'topojson-client'

import { atlas, counties } from './atlas.ts'
import type { County } from './counties.ts'
import type { Position } from '@studio/services/maps/position'

/** The Earth's radius, in kilometers. */
const EARTH = 6371

/** How far outside its counties a served town may be, in radians: 25 miles. */
const NEAR = 40.2 / EARTH

/** What the counties cover together, as one shape. */
export function territory(served: County[]) {
  return merge(atlas, regions(served))
}

/** The shape of an area. */
export type Outline = ReturnType<typeof territory>

type Area = {
  counties: County[]
  /** [longitude, latitude] in degrees. */
  center: [number, number]
  /** In kilometers, for an area without counties. */
  radius?: number | undefined
}

/** The shape of the area: its counties, or a circle; empty where there is neither. */
export function outlineOf({ counties: served, center, radius }: Area): Outline {
  if (served.length > 0 || radius === undefined) return territory(served)

  const circle = geoCircle()
    .center(center)
    .radius(((radius / EARTH) * 180) / Math.PI)
  return { type: 'MultiPolygon', coordinates: [circle().coordinates] }
}

/** Every corner of a shape, as [longitude, latitude] in degrees. */
export function cornersOf({ coordinates }: Outline): [number, number][] {
  return coordinates.flat(2) as [number, number][]
}

/** Whether a place is in one of the counties, or near enough to be named with them. */
export function isNear(position: Position, served: County[]): boolean {
  return contains(position, served) || distanceTo(position, served) <= NEAR
}

export function contains({ latitude, longitude }: Position, served: County[]): boolean {
  return geoContains(territory(served), [longitude, latitude])
}

/** In radians, to the nearest corner of a border. */
function distanceTo({ latitude, longitude }: Position, served: County[]): number {
  const corners = cornersOf(territory(served))
  return Math.min(...corners.map((point) => geoDistance(point, [longitude, latitude])))
}

/** The atlas's shapes of these counties. */
export function regions(served: County[]) {
  const ids = new Set(served.flatMap((county) => county.ids))
  return counties.filter(({ id }) => ids.has(id))
}
