import type { GeoProjection } from 'd3-geo'
import { mesh } from 'topojson-client'

import { atlas, stateOf } from './atlas.ts'
import type { County } from './counties.ts'
import { pathData, type Pen } from './path-data.ts'
import { regions, type Outline } from './territory.ts'

/** Lines of a map, as data of an SVG's `d`. */
export type Borders = ReturnType<typeof trace>

/** So much a page can carry twice, as a picture and as data, in characters. */
const BUDGET = 8_000

/** Sizes of the least detail, in units, from fine to coarse. */
const FINENESS = [2, 4, 8, 16]

/** As detailed as a page has room for: a few counties in full, a whole state only roughly. */
export function drawBorders(
  served: County[],
  outline: Outline,
  projection: GeoProjection,
): Borders {
  const shapes = shapesAround(served, outline)

  for (const finest of FINENESS) {
    const drawn = trace(shapes, { projection, finest })
    if (Object.values(drawn).join('').length <= BUDGET) return drawn
  }
  return { ...trace(shapes, { projection, finest: FINENESS.at(-1)! }), neighbors: '' }
}

type Shapes = ReturnType<typeof shapesAround>

function shapesAround(served: County[], outline: Outline) {
  const own = new Set<unknown>(regions(served))
  const { counties, states } = atlas.objects

  return {
    area: outline,
    borders: mesh(
      atlas,
      counties,
      (a, b) => a !== b && inOneState(a, b) && own.has(a) && own.has(b),
    ),
    neighbors: mesh(atlas, counties, (a, b) => inOneState(a, b) && !own.has(a) && !own.has(b)),
    states: mesh(atlas, states, (a, b) => a !== b),
  }
}

function trace({ area, borders, neighbors, states }: Shapes, pen: Pen) {
  return {
    /** The whole area as one shape. */
    area: pathData(area, pen),
    /** The borders between them. */
    borders: pathData(borders, pen),
    /** The borders of counties around, and coasts. */
    neighbors: pathData(neighbors, pen),
    states: pathData(states, pen),
  }
}

type Region = { id?: string | number }

/** Where two states meet, only the dashes between them are drawn, or their gaps would be filled. */
function inOneState(a: Region, b: Region): boolean {
  return stateOf(String(a.id)) === stateOf(String(b.id))
}
