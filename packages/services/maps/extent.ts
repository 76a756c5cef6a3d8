import type { Position } from './position.ts'

/** The square that maps of the area show, in degrees. It is a square in Mercator's projection. */
export type Extent = {
  center: Position
  west: number
  south: number
  east: number
  north: number
  /** From the center to an edge, in radians of longitude. */
  reach: number
}

const DEGREES = 180 / Math.PI

/** Space between the outermost border and the edge, as a factor. */
const MARGIN = 1.05

/** The smallest reach, in radians. */
const LEAST = 0.1 / DEGREES

/** The smallest square around a center that contains all points, given as [longitude, latitude]. */
export function extentAround(center: Position, points: [number, number][]): Extent {
  const middle = northing(center.latitude)
  const reach = points.reduce((most, [longitude, latitude]) => {
    const across = Math.abs(normalized(longitude - center.longitude)) / DEGREES
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

/** The zoom level of web maps at which the square fits a width, in px. */
export function zoomFor({ reach }: Extent, pixels: number): number {
  const tiles = (pixels / 256) * (Math.PI / reach)
  return Math.max(1, Math.min(18, Math.floor(Math.log2(tiles))))
}

/** An angle from -180 to 180, in degrees. */
function normalized(degrees: number): number {
  return ((degrees + 540) % 360) - 180
}

/** The y coordinate of a latitude in Mercator's projection, in radians. */
function northing(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES / 2))
}

function latitudeAt(up: number): number {
  return (2 * Math.atan(Math.exp(up)) - Math.PI / 2) * DEGREES
}
