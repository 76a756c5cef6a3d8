import { expect, test, vi } from 'vitest'

import { recordPresses } from './early-presses.ts'

test('early presses are replayed once each, in order', () => {
  const page = fakePage()
  const [menu, next] = [fakeButton(), fakeButton()]
  const presses = recordPresses(page, vi.fn())

  page.press(next)
  page.press(menu)
  page.press(next)
  expect(next.setAttribute).toHaveBeenCalledWith('data-pressed', '')
  expect(next.click).not.toHaveBeenCalled()

  presses.replay()
  presses.replay()
  expect(next.click).toHaveBeenCalledTimes(1)
  expect(menu.click).toHaveBeenCalledTimes(1)
  expect(next.click.mock.invocationCallOrder[0]).toBeLessThan(
    menu.click.mock.invocationCallOrder[0]!,
  )
  expect(next.removeAttribute).toHaveBeenCalledWith('data-pressed')
})

test('an early submit is prevented, and replayed with the same button', () => {
  const page = fakePage()
  const form = { requestSubmit: vi.fn() }
  const submitter = fakeButton()
  const presses = recordPresses(page, vi.fn())

  expect(page.send(form, submitter)).toBe('kept')
  expect(form.requestSubmit).not.toHaveBeenCalled()

  presses.replay()
  expect(form.requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter)
})

test('after stop, nothing more is recorded', () => {
  const page = fakePage()
  const button = fakeButton()
  const presses = recordPresses(page, vi.fn())

  presses.stop()
  page.press(button)
  presses.replay()
  expect(button.click).not.toHaveBeenCalled()
  expect(page.send({ requestSubmit: vi.fn() }, button)).toBe('sent')
})

test('only links and forms wait for a limited time', () => {
  const page = fakePage()
  const onKept = vi.fn()
  recordPresses(page, onKept)

  page.press(fakeButton())
  expect(onKept).not.toHaveBeenCalled()
  page.send({ requestSubmit: vi.fn() }, fakeButton())
  expect(onKept).toHaveBeenCalledOnce()
})

test('a press beside a button is left to the browser', () => {
  const page = fakePage()
  const link = { ...fakeButton(), closest: () => null }
  const presses = recordPresses(page, vi.fn())

  page.press(link)
  presses.replay()
  expect(link.click).not.toHaveBeenCalled()
})

function fakeButton() {
  const button = {
    click: vi.fn(),
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
    matches: () => false,
  }
  return { ...button, closest: (): unknown => button }
}

/** A window in which events have the targets that a test gives them. */
function fakePage() {
  const page = new EventTarget()
  const happen = (type: string, about: object) =>
    page.dispatchEvent(
      Object.defineProperties(new Event(type, { cancelable: true }), values(about)),
    )

  return {
    addEventListener: page.addEventListener.bind(page) as Window['addEventListener'],
    press: (target: object) => happen('click', { target }),
    send: (target: object, submitter: object) =>
      happen('submit', { target, submitter }) ? 'sent' : 'kept',
  }
}

function values(about: object) {
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, { value }]))
}
