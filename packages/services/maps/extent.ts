import type { Position } from './position.ts'

/** A square on a Mercator map, in degrees: what every map of the area shows. */
export type Extent = {
  center: Position
  west: number
  south: number
  east: number
  north: number
  /** From the center to an edge, in radians of longitude. */
  reach: number
}

/** Degrees in a radian. */
const DEGREES = 180 / Math.PI

/** Keeps the outermost border off the edge. */
const MARGIN = 1.05

/** The smallest map: on one of a mile, nobody finds a town. */
const LEAST = 0.1 / DEGREES

/** The smallest square around a place that holds all points, given as [longitude, latitude]. */
export function extentAround(center: Position, points: [number, number][]): Extent {
  const middle = northing(center.latitude)
  const reach = points.reduce((most, [longitude, latitude]) => {
    const across = Math.abs(turn(longitude - center.longitude)) / DEGREES
    const along = Math.abs(northing(latitude) - middle)
    return Math.max(most, across * MARGIN, along * MARGIN)
  }, LEAST)

  return {
    center,
    reach,
    west: Math.max(-180, center.longitude - reach * DEGREES),
    east: Math.min(180, center.longitude + reach * DEGREES),
    south: latitudeAt(middle - reach),
    north: latitudeAt(middle + reach),
  }
}

/** The zoom of web maps at which the square fits into a window, by its width in pixels. */
export function zoomFor({ reach }: Extent, pixels: number): number {
  const tiles = (pixels / 256) * (Math.PI / reach)
  return Math.max(1, Math.min(18, Math.floor(Math.log2(tiles))))
}

/** The shorter way round, in degrees. */
function turn(degrees: number): number {
  return ((degrees + 540) % 360) - 180
}

/** How far north a latitude lies on a Mercator map, in radians. */
function northing(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2))
}

function latitudeAt(up: number): number {
  return (2 * Math.atan(Math.exp(up)) - Math.PI / 2) * DEGREES
}
