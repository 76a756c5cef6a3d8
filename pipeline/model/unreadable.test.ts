import { expect, test } from 'vitest'

import { unreadable } from './unreadable.ts'

test.each([
  ['EACCES', 'may not be read. Allow everyone to read it, in the properties of the file.'],
  ['EPERM', 'may not be read. Allow everyone to read it, in the properties of the file.'],
  ['ELOOP', 'is a link that leads back to itself. Put the scan itself there.'],
  ['EISDIR', 'is a folder. Put the scan itself there.'],
  ['EIO', 'cannot be read from the disk (EIO). Copy it there again.'],
  [undefined, 'cannot be read from the disk (unknown reason). Copy it there again.'],
])('a disk that answers %s is explained', (code, message) => {
  expect(unreadable(code ? { code } : {})).toBe(message)
})

test.each([
  ['ENOENT', 'is not there. Put the folder back.'],
  ['ENOTDIR', 'is not a folder. Put a folder in its place.'],
  ['EACCES', 'may not be read. Allow everyone to read it, in the properties of the folder.'],
])('a folder whose disk answers %s is explained', (code, message) => {
  expect(unreadable({ code }, 'folder')).toBe(message)
})
