import { expect, test } from 'vitest'

import { describeForms } from '../form/describe-form.ts'
import { tray } from './tray.ts'

test.each<[entry: unknown, isNew: boolean]>([
  [{ file: 'a.jpg', alt: 'A porch', focal: null }, false],
  [{ file: 'a.jpg', alt: 1985 }, false],
  [{ file: 'a.jpg', alt: { city: null } }, true],
  [null, true],
])('an entry that was written wrong by hand (%j) keeps no scan from the tray', (entry, isNew) => {
  const photographs = [entry, { file: 'b.jpg', alt: 'B' }]
  const scans = tray(['a.jpg', 'b.jpg'], { photographs }, describeForms())
  const [scan, other] = scans.toSorted((one, next) => one.file.localeCompare(next.file))
  expect(scan).toMatchObject({ file: 'a.jpg', isNew, isThere: true })
  expect(scan!.focal).not.toBe(null)
  expect(other).toMatchObject({ file: 'b.jpg', index: 1 })
})
