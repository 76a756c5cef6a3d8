import { expect, test } from 'vitest'

import { calendarAddressIn } from '../scheduling/resolve-calendar.ts'
import { addressIn } from './address.ts'
import { plainText } from './plain-text.ts'

/** What the site still accepts of version 1.0.0 is in `pipeline/content/schemas/accepted.jsonl`. */
test.each([
  ['https://calendly.com/june?utm_source=https://x.com', undefined],
  [
    'calendly.com/june?utm_source=https://x.com',
    'https://calendly.com/june?utm_source=https://x.com',
  ],
  ['https://book.example.com/?return=https://june.example/', undefined],
  ['https://calendly.com/june?redirect=https%3A%2F%2Fx.com', undefined],
  ['https://book.example.com/june#https://x.com', undefined],
  ['https://proxy.example/https://book.example.com/june', undefined],
  [
    '<iframe src="https://calendly.com/june?u=https://x.com"></iframe>',
    'https://calendly.com/june?u=https://x.com',
  ],
  ['[https://a.example/x?b=1](https://a.example/x?b=1)', 'https://a.example/x?b=1'],
  [
    'https://de.wikipedia.org/wiki/Film_(Medium)',
    'https://de.wikipedia.org/wiki/Film_%28Medium%29',
  ],
  ['https://calendly.com/june%E2%80%9D', 'https://calendly.com/june'],
  ['https://calendly.com/june%20', 'https://calendly.com/june'],
  ['https://calendly.com/june (30 min, by phone)', 'https://calendly.com/june'],
  ['june@studio.example or calendly.com/june', 'https://calendly.com/june'],
  ['https://june.example/ or https://calendly.com/june', 'https://calendly.com/june'],
  ['https://calendly.com/june\nhttps://calendly.com/june/mini', 'https://calendly.com/june'],
  ['calendly.com/june,calendly.com/mini', 'https://calendly.com/june'],
  [
    '<iframe src="https://a.example/x"></iframe><a href="https://b.example/">b</a>',
    'https://a.example/x',
  ],
  [
    '<form action="https://a.example/in"><a href="https://b.example/">b</a>',
    'https://a.example/in',
  ],
  [
    '<img src="https://b.example/logo"><a href="https://a.example/x">Book</a>',
    'https://a.example/x',
  ],
])('of %j the address is %j', (pasted, address = pasted) => {
  expect(calendarAddressIn(pasted)).toEqual({ result: address })
})

test.each([
  [
    'two addresses of services that nobody knows',
    'https://a.example/ https://b.example/',
    'is more than one address',
  ],
  ['a shortened address', 'https://calendly.com/ju…', 'is cut off'],
  ['a shortened address, in dots', '(https://calendly.com/ju...)', 'is cut off'],
  ['words', 'my calendar', 'is not a web address.'],
  ['an email address', 'mailto:june.film@studio.example', 'is not a web address.'],
  ['a path', '/book', 'is not a web address.'],
  ['another scheme', 'javascript:alert(1)', 'is not a web address.'],
  [
    'scripts alone',
    '<script src="https://www.vagaro.com//resources/WidgetEmbeddedLoader/abc"></script>',
    'is not a web address.',
  ],
  [
    'a server in a variable',
    'Cal("init", {origin: ORIGIN}); calLink: "june"',
    'is not a web address.',
  ],
  ['a path in a variable', '<Cal calLink={`${user}/30min`} />', 'is not a web address.'],
])('%s: no address is guessed', (_, pasted, said) => {
  expect(calendarAddressIn(pasted)).toEqual({ mistake: expect.stringContaining(said) })
})

test('a link is the only address, whatever its site', () => {
  expect(addressIn('See https://a.example/x.')).toEqual({ result: 'https://a.example/x' })
  expect(addressIn('https://calendly.com/june https://a.example/')).toHaveProperty('mistake')
})

test.each([
  ['a&constructor;b', 'a&constructor;b'],
  ['&toString;&__proto__;&hasOwnProperty;', '&toString;&__proto__;&hasOwnProperty;'],
  ['a&amp;b&quot;&#x2F;&#47;', 'a&b"//'],
  ['“a”\u200B\u00A0‘b’\n ｃ', `"a" 'b' c`],
])('%j is read as %j', (pasted, text) => {
  expect(plainText(pasted)).toBe(text)
})
