import {
  geoContains,
  geoMercator,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo'
import { mesh } from 'topojson-client'

import type { Extent } from '@studio/services/maps/extent'
import type { Position } from '@studio/services/maps/position'
import { atlas, regions, stateOf, type County, type territory } from './counties.ts'
import { MIDDLE, placeNames, SQUARE, VIEW } from './labels.ts'

/** A map of the area, for the site's own look. */
export type Drawing = ReturnType<typeof draw>

/** Lines of a map, as data of an SVG's `d`. */
type Borders = {
  /** The whole area as one shape. */
  area: string
  /** The borders of counties in it, and of those around, with coasts. */
  borders: string
  neighbors: string
  states: string
}

/** How far lines go on outside of the drawing, where their ends are not seen. */
const BLEED = 10

/** So much a page can carry twice, as a picture and as data, in characters. */
const BUDGET = 8_000

/** Size of the least detail, in units, of a few counties and of a whole state. */
const FINE = 2
const ROUGH = 16

type Drawn = {
  counties: County[]
  outline: ReturnType<typeof territory>
  /** The first one is the middle. */
  towns: Record<string, Position>
  extent: Extent
}

/** The area, what surrounds it, and the towns. */
export function draw({ counties, outline, towns, extent }: Drawn) {
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
    ...bordersOf({ area: outline, ...meshes(counties) }, projection),
    /** The town in the middle, which has a ring around its name. */
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

type Neighbor = { id?: string | number }

function meshes(served: County[]) {
  const own = new Set<unknown>(regions(served))
  const { counties, states } = atlas.objects
  // Where two states meet, only the dashes between them are drawn, or their gaps would be filled.
  const inOneState = (a: Neighbor, b: Neighbor) => stateOf(`${a.id}`) === stateOf(`${b.id}`)
  const areOwn = (a: Neighbor, b: Neighbor) => a !== b && own.has(a) && own.has(b)
  const areOthers = (a: Neighbor, b: Neighbor) => !own.has(a) && !own.has(b)

  return {
    borders: mesh(atlas, counties, (a, b) => inOneState(a, b) && areOwn(a, b)),
    neighbors: mesh(atlas, counties, (a, b) => inOneState(a, b) && areOthers(a, b)),
    states: mesh(atlas, states, (a, b) => a !== b),
  }
}

type Shapes = Record<keyof Borders, GeoPermissibleObjects>

function bordersOf(shapes: Shapes, projection: GeoProjection): Borders {
  const drawn = (finest: number) => {
    const lines = Object.entries(shapes).map(([name, shape]) => [
      name,
      pathData(shape, projection, finest),
    ])
    return Object.fromEntries(lines) as Borders
  }
  const fine = drawn(FINE)
  const fits = Object.values(fine).join('').length <= BUDGET
  return fits ? fine : { ...drawn(ROUGH), neighbors: '' }
}

type Point = [x: number, y: number]

/**
 * The shape as data of an SVG path, in whole units and steps from point to point: less than half of
 * what absolute coordinates take. Corners nearer to each other than `finest` units become one, and
 * smaller islands go. Ends of lines stay where they are, so that borders meet.
 */
function pathData(shape: GeoPermissibleObjects, projection: GeoProjection, finest: number): string {
  const lines: { points: Point[]; closed: boolean }[] = []
  const point = (x: number, y: number): Point => [Math.round(x), Math.round(y)]
  geoPath(projection, {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => void lines.push({ points: [point(x, y)], closed: false }),
    lineTo: (x, y) => void lines.at(-1)!.points.push(point(x, y)),
    closePath: () => void (lines.at(-1)!.closed = true),
  })(shape)

  return lines
    .map(({ points, closed }) => ({ points: thinned(points, finest), closed }))
    .filter(({ points, closed }) => points.length > (closed ? 3 : 1))
    .map(({ points, closed }) => steps(points) + (closed ? 'z' : ''))
    .join('')
}

function thinned(points: Point[], finest: number): Point[] {
  const kept: Point[] = []
  for (const [index, [x, y]] of points.entries()) {
    const [lastX = Infinity, lastY = Infinity] = kept.at(-1) ?? []
    const isEnd = index === points.length - 1
    if (isEnd || Math.hypot(x - lastX, y - lastY) >= finest) kept.push([x, y])
  }
  return kept
}

function steps(points: Point[]): string {
  const [start, ...rest] = points
  const moves = rest.map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    return `${x - fromX} ${y - fromY}`
  })
  return `M${start!.join(' ')}l${moves.join(' ')}`.replaceAll(' -', '-')
}
