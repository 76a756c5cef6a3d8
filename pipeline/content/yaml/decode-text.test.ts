import { expect, test } from 'vitest'

import { decodeText } from './decode-text.ts'

const SAVE_AS = 'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).'

test('text in UTF-8 is read, with a byte order mark or without', () => {
  expect(decodeText(Buffer.from('name: Zoë 影 🎞️\n'))).toEqual({ text: 'name: Zoë 影 🎞️\n' })
  expect(decodeText(Buffer.from('\uFEFFname: Zoë'))).toEqual({ text: 'name: Zoë' })
  expect(decodeText(Buffer.alloc(0))).toEqual({ text: '' })
})

test('CR line endings are accepted', () => {
  expect(decodeText(Buffer.from('a: 1\rb: 2\r\nc: 3\n'))).toEqual({ text: 'a: 1\nb: 2\r\nc: 3\n' })
})

test('text in Windows-1252 is reported, quoting the first word that would be garbled', () => {
  const bytes = Buffer.from('title: Studio\r\nname: "Zo\xeb\x92s" & S\xf8ren\r\n', 'latin1')
  expect(decodeText(bytes)).toEqual({
    line: 2,
    message:
      'This file is not in UTF-8, and letters like those of this line would be lost. ' +
      `It is probably in Windows-1252: “Zoë’s”. ${SAVE_AS}`,
  })
})

test.each([
  ['little-endian, marked', Buffer.from('\uFEFFname: Iris', 'utf16le')],
  ['big-endian, marked', Buffer.from('\uFEFFname: Iris', 'utf16le').swap16()],
  ['little-endian', Buffer.from('name: Iris', 'utf16le')],
  ['big-endian', Buffer.from('name: Iris', 'utf16le').swap16()],
])('text in UTF-16 is reported as UTF-16: %s', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ message: `This file is in UTF-16. ${SAVE_AS}` })
})

test.each([
  ['{\\rtf1\\ansi name: Iris}', 'an RTF document'],
  ['\xd0\xcf\x11\xe0\xa1\xb1', 'a Word document (.doc)'],
  ['PK\x03\x04\x14', 'a Word or Pages document (.docx, .pages)'],
  ['%PDF-1.7', 'a PDF'],
  ['<!DOCTYPE html>', 'a web page'],
])('a file that begins with %j is called %s', (begins, kind) => {
  expect(decodeText(Buffer.from(begins, 'latin1'))).toEqual({
    message: `This is ${kind}, named .yaml. Open it where it was written, and save its text as plain text in UTF-8.`,
  })
})
