import { expect, test } from 'vitest'

import { withScriptsLast } from './scripts-last.ts'

const DATA =
  '<script id="vike_pageContext" type="application/json">{"pageId":"\\/src\\/pages\\/about"}</script>'
const PAGE =
  '<link rel="modulepreload" href="/b.js" as="script"><link rel="modulepreload" href="/c.js">' +
  `${DATA}<script src="/vike.js" type="module" async></script>`

const ENTRIES = {
  begin: '/begin.js',
  pages: { '/src/pages/about': ['/a.js', '/b.js', '/react.js'] },
} satisfies Parameters<typeof withScriptsLast>[1]

test('a page’s own scripts are named for later, and none is asked for', () => {
  expect(withScriptsLast(PAGE, ENTRIES)).toBe(
    `${DATA}<script type="module" async fetchpriority="low" src="/begin.js" data-entry="/a.js"` +
      ' data-ahead="/b.js /react.js"></script>',
  )
})

test('styles, photographs and the data of a page keep their place', () => {
  const html = '<link rel="stylesheet" href="/a.css"><link rel="preload" as="image">'

  expect(withScriptsLast(html + PAGE, ENTRIES).startsWith(html + DATA)).toBe(true)
  expect(withScriptsLast(html, ENTRIES)).toBe(html)
})

test('doing it twice changes nothing', () => {
  const once = withScriptsLast(PAGE, ENTRIES)

  expect(withScriptsLast(once, ENTRIES)).toBe(once)
})

test('a page that could not be taken over stops the build', () => {
  expect(() => withScriptsLast(PAGE, { ...ENTRIES, pages: {} })).toThrow('/src/pages/about')
})
