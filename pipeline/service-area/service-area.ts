import type { County } from './counties.ts'
import { draw, type Drawing } from './draw.ts'
import { extentAround } from '@studio/services/maps/extent'
import type { Position } from '@studio/services/maps/position'
import { borderPoints } from './territory.ts'
import { webMap, type WebMap } from '@studio/services/maps/web-map'

/** Where sessions take place: as a map of another site, as a drawing, and in words. */
export type ServiceArea = {
  map: WebMap
  drawing: Drawing
  towns: string[]
  /** With their states, like `Mecklenburg, NC`. */
  counties: string[]
}

type Served = {
  /** What the studio chose: see `isMap`. */
  map: string
  /** The first one is the middle of every map. */
  towns: Record<string, Position>
  counties: County[]
}

/** Everything that is shown of the area the studio serves. */
export function serviceArea({ map, towns, counties }: Served): ServiceArea {
  const places = Object.values(towns)
  const points = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const extent = extentAround(places[0]!, [...points, ...borderPoints(counties)])

  return {
    map: webMap(map, extent),
    drawing: draw(counties, towns, extent),
    towns: Object.keys(towns),
    counties: counties.map(({ name, state }) => `${name}, ${state}`),
  }
}
