import { expect, test } from 'vitest'

import { decodeText } from './read-texts.ts'

test.for([
  ['name: Zoë 影 🎞️\n', 'name: Zoë 影 🎞️\n'],
  ['\uFEFFname: Zoë', '\uFEFFname: Zoë'],
  ['a: 1\rb: 2\r\nc: 3\n', 'a: 1\nb: 2\r\nc: 3\n'],
] as const)('text in UTF-8 is read, whatever its line breaks: %j', ([written, text]) => {
  expect(decodeText(Buffer.from(written))).toEqual({ text })
})

test.for([
  ['Windows-1252', Buffer.from('title: Studio\r\nname: S\xf8ren\r\n', 'latin1'), 2],
  ['UTF-16', Buffer.from('\uFEFFname: Iris', 'utf16le'), 1],
  ['UTF-16, unmarked', Buffer.from('name: Iris', 'utf16le'), 1],
  ['a Word document', Buffer.from('PK\x03\x04\0', 'latin1'), 1],
] as const)('%s is refused, with how to save it', ([, bytes, line]) => {
  expect(decodeText(bytes)).toEqual({
    line,
    message:
      'This file is not plain text in UTF-8: letters of this line would be lost. ' +
      'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).',
  })
})
