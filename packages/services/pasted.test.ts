import { expect, test } from 'vitest'

import { calendarAddressIn } from './scheduling/resolve-calendar.ts'
import { addressIn, plainText } from './pasted.ts'

const JUNE = 'https://calendly.com/june'

/** What the site still accepts of version 1.0.0 is in `pipeline/content/schemas/accepted.jsonl`. */
test.each<[pasted: string, address?: string]>([
  [`${JUNE}?utm_source=https://x.com`],
  ['calendly.com/june?u=https://x.com', `${JUNE}?u=https://x.com`],
  [`${JUNE}?redirect=https%3A%2F%2Fx.com`],
  ['https://proxy.example/https://book.example.com/june'],
  [`<iframe src="${JUNE}?u=https://x.com"></iframe>`, `${JUNE}?u=https://x.com`],
  ['[https://a.example/x?b=1](https://a.example/x?b=1)', 'https://a.example/x?b=1'],
  ['https://de.example/wiki/Film_(Medium)', 'https://de.example/wiki/Film_%28Medium%29'],
  [`${JUNE}%E2%80%9D`, JUNE],
  [`${JUNE} (30 min, by phone)`, JUNE],
  ['june@studio.example or calendly.com/june', JUNE],
  [`https://june.example/ or ${JUNE}`, JUNE],
  [`<iframe src="${JUNE}"></iframe><a href="https://b.example/">b</a>`, JUNE],
  [`<img src="https://b.example/logo"><a href="${JUNE}">Book</a>`, JUNE],
])('of %j the calendar is %j', (pasted, address = pasted) => {
  expect(calendarAddressIn(pasted)).toEqual({ result: address })
})

test.each([
  ['https://a.example/ https://b.example/', 'is more than one address'],
  ['https://calendly.com/ju…', 'is cut off'],
  ['(https://calendly.com/ju...)', 'is cut off'],
  ['my calendar', 'is not a web address.'],
  ['/book', 'is not a web address.'],
  ['javascript:alert(1)', 'is not a web address.'],
  ['<script src="https://www.vagaro.com//resources/Loader/abc"></script>', 'is not a web address.'],
  ['<Cal calLink={`${user}/30min`} />', 'is not a web address.'],
])('of %j no calendar is guessed', (pasted, said) => {
  expect(calendarAddressIn(pasted)).toEqual({ mistake: expect.stringContaining(said) })
})

test('a link is the only address, whatever its site', () => {
  expect(addressIn('See https://a.example/x.')).toEqual({ result: 'https://a.example/x' })
  expect(addressIn(`${JUNE} https://a.example/`)).toHaveProperty('mistake')
})

test.each([
  ['a&constructor;b&__proto__;', 'a&constructor;b&__proto__;'],
  ['a&amp;b&quot;&#x2F;&#47;', 'a&b"//'],
  ['“a”\u200B\u00A0‘b’\n ｃ', `"a" 'b' c`],
])('%j is read as %j', (pasted, text) => {
  expect(plainText(pasted)).toBe(text)
})
