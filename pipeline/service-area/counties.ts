import { createRequire } from 'node:module'

import { geoContains, geoDistance } from 'd3-geo'
import { merge } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

import type { Position } from '@studio/services/maps/position'

/** A county, or what has a county's place: a parish, a borough, an independent city. */
export type County = {
  name: string
  /** Its two letters, like NC. */
  state: string
  /** Its numbers in the atlas. Two where a city and the county around it share a name. */
  ids: string[]
}

type Region = (Polygon<{ name: string }> | MultiPolygon<{ name: string }>) & {
  id: string
  properties: { name: string }
}

type Atlas = Topology<Record<'counties' | 'states', GeometryCollection<{ name: string }>>>

/**
 * Counties and states as the Census draws them at 1 : 10,000,000. Required rather than imported,
 * because Node 20 prints a warning for every import of JSON.
 */
export const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json')

const counties = atlas.objects.counties.geometries as Region[]
const states = atlas.objects.states.geometries as Region[]

/** Each state by the two letters of its post, with the number that the Census gives it (FIPS). */
export const STATES: Record<string, string> = Object.fromEntries(
  `
  AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21
  LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39
  OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56 AS60 GU66 MP69
  PR72 VI78
  `
    .match(/\w+/g)!
    .map((word) => [word.slice(0, 2), word.slice(2)]),
)

const CODES = new Map(Object.entries(STATES).map(([code, number]) => [number, code]))
const NAMES = new Map(states.map(({ id, properties }) => [plain(properties.name), CODES.get(id)]))

/** What follows a county's name on maps, but not in the atlas. */
const KIND = /\s+(county|parish|borough|census area|municipality|city)$/

/** How far outside its counties a served town may be, in radians: 25 miles. */
const NEAR = 0.0063

/** The two letters of a state, from them in any case or from its name. */
export function stateCode(words: string): string | undefined {
  const code = words.trim().toUpperCase()
  return Object.hasOwn(STATES, code) ? code : NAMES.get(plain(words))
}

/** The county of that name, with or without the word “County”. */
export function findCounty(name: string, state: string): County | undefined {
  const found = inState(state).filter(({ properties }) =>
    [plain(name), plain(name).replace(KIND, '')].includes(plain(properties.name)),
  )
  const [first] = found
  return first && { name: first.properties.name, state, ids: found.map(({ id }) => id) }
}

/** The names of all counties of a state. */
export function countyNames(state: string): string[] {
  return inState(state).map(({ properties }) => properties.name)
}

/** What counties cover together, as one shape. */
export function territory(served: County[]) {
  return merge(atlas, regions(served))
}

/** Whether a place is in one of the counties, or near enough to be named with them. */
export function isNear({ latitude, longitude }: Position, served: County[]): boolean {
  const area = territory(served)
  const corners = area.coordinates.flat(2) as [number, number][]
  const here: [number, number] = [longitude, latitude]
  return geoContains(area, here) || corners.some((corner) => geoDistance(corner, here) <= NEAR)
}

/** The atlas's shapes of these counties. */
export function regions(served: County[]) {
  const ids = new Set(served.flatMap((county) => county.ids))
  return counties.filter(({ id }) => ids.has(id))
}

/** The number of a county's state: the first two digits of its own. */
export function stateOf(id: string): string {
  return id.slice(0, 2)
}

function inState(state: string) {
  return counties.filter(({ id }) => stateOf(id) === STATES[state])
}

/** Without accents, case and spare space, as people type names. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()
}
