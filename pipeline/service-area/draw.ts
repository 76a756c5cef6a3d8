import { geoContains, geoMercator, type GeoProjection } from 'd3-geo'

import { drawBorders, type Borders } from './borders.ts'
import type { County } from './counties.ts'
import type { Extent } from '@studio/services/maps/extent'
import { MIDDLE, placeNames, SQUARE, VIEW, type Town } from './labels.ts'
import type { Position } from '@studio/services/maps/position'
import type { Outline } from './territory.ts'

/** A map of the area, for the site's own look. */
export type Drawing = Borders & {
  viewBox: string
  /** The town in the middle, which has a ring around its name. */
  center: string
  towns: Town[]
}

/** How far lines go on outside of the drawing, where their ends are not seen. */
const BLEED = 10

type Drawn = {
  counties: County[]
  outline: Outline
  /** The first one is the middle. */
  towns: Record<string, Position>
  extent: Extent
}

/** The area, what surrounds it, and the towns. */
export function draw({ counties, outline, towns, extent }: Drawn): Drawing {
  const projection = projectionOf(extent)
  const [[center = ''] = [], ...others] = Object.entries(towns)

  const dots = others.map(([name, { latitude, longitude }]) => {
    const [x, y] = projection([longitude, latitude]) ?? [0, 0]
    return { name, x: Math.round(x), y: Math.round(y) }
  })
  const suits = (x: number, y: number) =>
    geoContains(outline, projection.invert?.([x, y]) ?? [0, 0])

  return {
    viewBox: `0 0 ${VIEW.width} ${VIEW.height}`,
    ...drawBorders(counties, outline, projection),
    center,
    towns: placeNames({ first: center, others: dots, suits }),
  }
}

/** The extent fills the square; its surroundings fill the sides. */
export function projectionOf({ center, reach }: Extent): GeoProjection {
  return geoMercator()
    .rotate([-center.longitude, 0])
    .center([0, center.latitude])
    .scale((SQUARE.bottom - MIDDLE.y) / reach)
    .translate([MIDDLE.x, MIDDLE.y])
    .clipExtent([
      [-BLEED, -BLEED],
      [VIEW.width + BLEED, VIEW.height + BLEED],
    ])
}
