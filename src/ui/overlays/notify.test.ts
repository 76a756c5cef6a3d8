import { beforeEach, expect, test, vi } from 'vitest'

import { dismiss, notices, notify, notifyFailure } from './notify.ts'

const texts = () => notices.get().map(({ text }) => text)

beforeEach(() => notices.set([]))

test('a notice stays four seconds, a failure five', () => {
  notify('Email address copied')
  notifyFailure('Could not copy')

  expect(notices.get()).toMatchObject([
    { text: 'Email address copied', kind: 'done', duration: 4000 },
    { text: 'Could not copy', kind: 'failed', duration: 5000 },
  ])
})

test('of four the oldest leaves, so that three are visible', () => {
  ;['one', 'two', 'three', 'four'].forEach(notify)

  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('the same words twice are two notices, and each is dismissed alone', () => {
  notify('Copied')
  notify('Copied')
  dismiss(notices.get()[0]!.id)

  expect(texts()).toEqual(['Copied'])
})

test('whoever watches is told of every change until they stop watching', () => {
  const tell = vi.fn()
  const stop = notices.subscribe(tell)

  notify('one')
  dismiss(notices.get()[0]!.id)
  stop()
  notify('two')

  expect(tell).toHaveBeenCalledTimes(2)
})
