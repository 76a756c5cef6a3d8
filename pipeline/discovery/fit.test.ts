import { expect, test } from 'vitest'

import { fit } from './fit.ts'
import { besley } from './typeface.ts'

const ROOM = { width: 536, height: 372, size: 96, leading: 1.04 }

test.for([
  [1, 'Iris'],
  [1, 'A & B'],
  [2, 'Dogwood & Silver'],
  [3, 'Łucja Wiśniewska Fotografia'],
  [4, 'The Long Afternoon Portrait Company'],
  [3, 'Wilhelmina Featherstonehaugh Photography'],
  [1, 'Photographiestudiogenossenschaftsverband'],
] as const)('in %i lines %s is as large as it can be', ([count, name]) => {
  const { lines, size } = fit(name, besley, ROOM)
  const widest = Math.max(...lines.map((line) => besley.width(line, size)))
  const height = lines.length * size * ROOM.leading

  expect(lines).toHaveLength(count)
  expect(lines.join(' ')).toBe(name)
  expect(widest).toBeLessThanOrEqual(ROOM.width + 0.01)
  expect(height).toBeLessThanOrEqual(ROOM.height + 0.01)
  const full = size === ROOM.size || widest > ROOM.width - 1 || height > ROOM.height - 1
  expect(full).toBe(true)
})
