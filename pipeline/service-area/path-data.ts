import { geoPath, type GeoContext, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'

/**
 * The shape as data of an SVG path, in whole units and steps from point to point: less than half of
 * what absolute coordinates take. Corners nearer to each other than `finest` units become one, and
 * smaller islands go. Ends of lines stay where they are, so that borders meet.
 */
export function pathData(shape: GeoPermissibleObjects, { projection, finest }: Pen): string {
  const { context, lines } = recorder()
  geoPath(projection, context)(shape)

  return lines
    .map(({ points, closed }) => ({ points: thinned(points, finest), closed }))
    .filter(({ points, closed }) => !closed || points.length > 3)
    .map(({ points, closed }) => encode(points, closed))
    .join('')
}

export type Pen = { projection: GeoProjection; finest: number }

type Point = [x: number, y: number]
type Subpath = { points: Point[]; closed: boolean }

function recorder() {
  const lines: Subpath[] = []
  const context: GeoContext = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => void lines.push({ points: [rounded(x, y)], closed: false }),
    lineTo: (x, y) => void lines.at(-1)?.points.push(rounded(x, y)),
    closePath: () => {
      const line = lines.at(-1)
      if (line) line.closed = true
    },
  }
  return { context, lines }
}

function rounded(x: number, y: number): Point {
  return [Math.round(x), Math.round(y)]
}

function thinned(points: Point[], finest: number): Point[] {
  const kept: Point[] = []
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1)
    const isEnd = index === points.length - 1
    if (!last || isEnd || distance(last, point) >= finest) kept.push(point)
  }
  return kept
}

function encode([start, ...rest]: Point[], closed: boolean): string {
  if (!start || rest.length === 0) return ''

  let [x, y] = start
  const steps = rest.map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${start.join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-')
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY)
}
