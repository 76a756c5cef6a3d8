import { geoCircle } from 'd3-geo'

import { extentAround } from '@studio/services/maps/extent'
import type { Position } from '@studio/services/maps/position'
import { webMap } from '@studio/services/maps/web-map'
import { territory, type County } from './counties.ts'
import { draw } from './draw.ts'

/** Where sessions take place: as a map of another site, as a drawing, and in words. */
export type ServiceArea = ReturnType<typeof serviceArea>

type Served = {
  /** What the studio chose: see `isMap`. */
  map: string | undefined
  /** The first one is the middle of every map. */
  towns: Record<string, Position>
  /** Around the first town, in kilometers, for an area without counties. */
  radius?: number | undefined
  counties: County[]
}

/** Length of a degree on the Earth's surface, in kilometers. */
const DEGREE = 111.195

/** Everything that is shown of the area the studio serves. */
export function serviceArea({ map, towns, radius, counties }: Served) {
  const places = Object.values(towns)
  const points = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const outline =
    counties.length > 0 || radius === undefined ? territory(counties) : circle(points[0]!, radius)
  const corners = outline.coordinates.flat(2) as [number, number][]
  const extent = extentAround(places[0]!, [...points, ...corners])
  const isDrawn = map !== undefined || corners.length > 0

  return {
    map: map === undefined ? undefined : webMap(map, extent),
    /** Left out where there is neither a map to stand in for nor an outline to draw. */
    drawing: isDrawn ? draw({ counties, outline, towns, extent }) : undefined,
    towns: Object.keys(towns),
    /** With their states, like `Mecklenburg, NC`. */
    counties: counties.map(({ name, state }) => `${name}, ${state}`),
  }
}

/** `center` is [longitude, latitude] in degrees, `radius` in kilometers. */
function circle(center: [number, number], radius: number): ReturnType<typeof territory> {
  const { coordinates } = geoCircle()
    .center(center)
    .radius(radius / DEGREE)()
  return { type: 'MultiPolygon', coordinates: [coordinates] }
}
