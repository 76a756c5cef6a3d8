import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { countyNames, findCounty, isNear, territory } from './counties.ts'
import { projectionOf } from './draw.ts'
import { extentAround } from '@studio/services/maps/extent'
import { readPosition } from '@studio/services/maps/position'
import { serviceArea } from './service-area.ts'
import { SQUARE, VIEW } from './labels.ts'

const written = parse(await readFile('demo/content/studio.yaml', 'utf8')).serviceArea
const towns = Object.fromEntries(
  Object.entries<string>(written.towns).map(([name, at]) => [name, readPosition(at)!]),
)
const counties = written.counties.map((one: string) => {
  const [name, state] = one.split(', ')
  return findCounty(name!, state!)!
})

test('a town in the area or just across the border is near, and the capital is not', () => {
  expect(isNear(towns['Charlotte']!, counties)).toBe(true)
  expect(isNear({ latitude: 35.5849, longitude: -80.8101 }, counties)).toBe(true)
  expect(isNear({ latitude: 35.7796, longitude: -78.6382 }, counties)).toBe(false)
})

test('the first town is the middle, and a phone’s square holds all served counties', () => {
  const center = towns['Charlotte']!
  const outline = territory(counties).coordinates.flat(2) as [number, number][]
  const projection = projectionOf(extentAround(center, outline))
  const middle = projection([center.longitude, center.latitude])!
  const corners = outline.map((point) => projection(point)!)

  expect(middle.map(Math.round)).toEqual([VIEW.width / 2, VIEW.height / 2])
  for (const [x, y] of corners) {
    expect(x).toBeGreaterThan(SQUARE.left)
    expect(x).toBeLessThan(SQUARE.right)
    expect(y).toBeGreaterThan(SQUARE.top)
    expect(y).toBeLessThan(SQUARE.bottom)
  }
})

test('the drawing is small enough to stand in a page twice, and names all towns', () => {
  const drawing = serviceArea({ map: 'openstreetmap', towns, counties }).drawing!

  expect(JSON.stringify(drawing).length).toBeLessThan(6_000)
  expect(drawing.center).toBe('Charlotte')
  expect(drawing.towns.map(({ name }) => name)).toEqual(Object.keys(towns).slice(1))
  for (const path of [drawing.area, drawing.borders, drawing.neighbors, drawing.states]) {
    expect(path).toMatch(/^(M[\d-]+( ?-?\d+)l?[\d -]+z?)+$/)
  }
})

test.each([
  ['Alaska, across the date line', 'AK', { latitude: 61.2181, longitude: -149.9003 }],
  ['Texas, the most counties', 'TX', { latitude: 30.2672, longitude: -97.7431 }],
] as const)('%s can be drawn', (_, state, center) => {
  const all = countyNames(state).map((name) => findCounty(name, state)!)
  const { drawing, map } = serviceArea({
    map: 'openstreetmap',
    towns: { Town: center },
    counties: all,
  })

  expect(drawing!.area).toMatch(/^M/)
  expect(JSON.stringify(drawing).length).toBeLessThan(12_000)
  expect(URL.canParse(map!.frame)).toBe(true)
})

test('outside the United States the area is a circle around the first town', () => {
  const oslo = { latitude: 59.9139, longitude: 10.7522 }
  const drammen = { latitude: 59.744, longitude: 10.2045 }
  const area = { map: undefined, towns: { Oslo: oslo, Drammen: drammen }, counties: [] }
  expect(serviceArea({ ...area, radius: 60 })).toMatchObject({
    map: undefined,
    counties: [],
    drawing: {
      center: 'Oslo',
      towns: [{ name: 'Drammen' }],
      area: expect.stringMatching(/^M/),
      neighbors: '',
    },
  })
  expect(serviceArea(area).drawing).toBeUndefined()
  expect(serviceArea({ ...area, map: 'openstreetmap' }).drawing).toBeDefined()
})
