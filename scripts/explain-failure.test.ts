import { expect, test } from 'vitest'

import { PlainError } from '../pipeline/model/plain-error.ts'
import { explainFailure } from './explain-failure.ts'

test.for([
  [{ code: 'ENOSPC' }, 'the disk is full.'],
  [{ code: 'ENOTDIR' }, 'a file is in the place of a folder.'],
  [{ code: 'ENOENT', syscall: 'mkdir' }, 'it is a link to nothing.'],
  [{ errors: [{ code: 'PLUGIN_ERROR', pluginCode: 'EROFS' }] }, 'the disk is read-only.'],
])('a build that fails with %o says why in a sentence', ([error, reason]) => {
  expect(explainFailure(error, 'dist')).toBe(`The site cannot be written to dist/: ${reason}`)
})

test('a plain error is shown without a stack, and any other error with one', () => {
  const plain = new PlainError('uploads/veil.jpg changed while it was printed.')
  expect(explainFailure(plain, 'dist')).toBe(plain.message)

  const defect = new TypeError('undefined is not a function')
  expect(explainFailure(defect, 'dist')).toBe(defect)
})
