import { expect, test } from 'vitest'

import { PlainError } from '../pipeline/model/plain-error.ts'
import { explainFailure } from './explain-failure.ts'

test.each([
  ['ENOSPC', 'The site cannot be written to dist/: the disk is full.'],
  ['EROFS', 'The site cannot be written to dist/: the disk is read-only.'],
  ['ENOTDIR', 'The site cannot be written to dist/: a file is in the place of a folder.'],
])('a build that fails with %s explains the disk’s problem in a sentence', (code, message) => {
  const error = Object.assign(new Error('no'), { code })
  expect(explainFailure(error, 'dist')).toBe(message)

  const wrapped = Object.assign(new Error('no'), { code: 'PLUGIN_ERROR', pluginCode: code })
  expect(explainFailure(Object.assign(new Error(), { errors: [wrapped] }), 'dist')).toBe(message)
})

test('a broken link in place of the folder is named', () => {
  const error = Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'mkdir' })
  expect(explainFailure(error, 'dist')).toBe(
    'The site cannot be written to dist/: it is a link to nothing.',
  )
  const missing = Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' })
  expect(explainFailure(missing, 'dist')).toBe(missing)
})

test('a plain error is shown without a stack, and any other error with one', () => {
  const plain = new PlainError('uploads/veil.jpg changed while it was printed.')
  expect(explainFailure(plain, 'dist')).toBe(plain.message)

  const defect = new TypeError('undefined is not a function')
  expect(explainFailure(defect, 'dist')).toBe(defect)
})
