import { expect, test } from 'vitest'

import { withScriptsLast } from './script-priority.ts'

test('scripts and what they import wait for the photographs', () => {
  expect(
    withScriptsLast(
      '<link rel="modulepreload" href="/a.js" as="script">' +
        '<script src="/a.js" type="module" async></script>',
    ),
  ).toBe(
    '<link fetchpriority="low" rel="modulepreload" href="/a.js" as="script">' +
      '<script fetchpriority="low" src="/a.js" type="module" async></script>',
  )
})

test('styles, photographs and the data of a page keep their place', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="image" fetchpriority="high">' +
    '<script id="data" type="application/json">{"a":1}</script>'

  expect(withScriptsLast(html)).toBe(html)
})

test('a priority given by hand stays', () => {
  const html = '<script type="module" fetchpriority="high" src="/a.js"></script>'

  expect(withScriptsLast(html)).toBe(html)
})

test('doing it twice changes nothing', () => {
  const once = withScriptsLast('<link rel="modulepreload" href="/a.js">')

  expect(withScriptsLast(once)).toBe(once)
})
