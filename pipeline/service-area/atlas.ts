import { createRequire } from 'node:module'

import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

type Region = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & {
  id: string
  properties: { name: string }
}

type Atlas = Topology<{
  counties: GeometryCollection<{ name: string }>
  states: GeometryCollection<{ name: string }>
}>

/**
 * Counties and states as the Census draws them at 1 : 10,000,000. Required rather than imported,
 * because Node 20 prints a warning for every import of JSON.
 */
export const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')

/** Every county. */
export const counties = atlas.objects.counties.geometries as Region[]

/** Every state and territory. */
export const states = atlas.objects.states.geometries as Region[]

/** The number of a county's state: the first two digits of its own. */
export function stateOf(id: string): string {
  return id.slice(0, 2)
}
