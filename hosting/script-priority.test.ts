import { expect, test } from 'vitest'

import { withScriptsLast } from './script-priority.ts'

const PAGE =
  '<link rel="modulepreload" href="/b.js" as="script"><link rel="modulepreload" href="/c.js">' +
  '<script src="/a.js" type="module" async></script>'

test('a page’s scripts are named for later, and not asked for', () => {
  expect(withScriptsLast(PAGE, '/begin.js')).toBe(
    '<script type="module" async fetchpriority="low" src="/begin.js" data-entry="/a.js"' +
      ' data-ahead="/b.js /c.js"></script>',
  )
})

test('styles, photographs and the data of a page keep their place', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><link rel="preload" as="image" fetchpriority="high">' +
    '<script id="data" type="application/json">{"a":1}</script>'

  expect(withScriptsLast(html + PAGE, '/begin.js').startsWith(html)).toBe(true)
  expect(withScriptsLast(html, '/begin.js')).toBe(html)
})

test('doing it twice changes nothing', () => {
  const once = withScriptsLast(PAGE, '/begin.js')

  expect(withScriptsLast(once, '/begin.js')).toBe(once)
})
