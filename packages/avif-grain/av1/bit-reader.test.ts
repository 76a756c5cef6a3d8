import { expect, test } from 'vitest'

import { UnsupportedAvif } from '../unsupported.ts'
import { BitReader } from './bit-reader.ts'
import { BitWriter } from './bit-writer.ts'
import { readLeb128, writeLeb128 } from './obu.ts'

test('numbers of any width are read back as written', () => {
  const writer = new BitWriter()
  writer.f(3, 5)
  writer.flag(true)
  writer.f(32, 0xfffffffe)
  writer.f(0)
  writer.f(9, 300)

  const reader = new BitReader(writer.bytes())
  const read = [reader.f(3), reader.flag(), reader.f(32), reader.f(0), reader.f(9)]
  expect(read).toEqual([5, true, 0xfffffffe, 0, 300])
  expect(reader.byteAlignment()).toBe(6)
})

test('signed numbers are read as two’s complement', () => {
  const reader = new BitReader(Uint8Array.of(0b0111_1000, 0b1111_0000))
  expect([reader.su(4), reader.su(4), reader.su(4)]).toEqual([7, -8, -1])
})

test('a number below five is read from two or three bits', () => {
  const reader = new BitReader(Uint8Array.of(0b00_01_10_11, 0b0_111_0000))
  expect(Array.from({ length: 5 }, () => reader.ns(5))).toEqual([0, 1, 2, 3, 4])
  expect(reader.ns(1)).toBe(0) // In no bits.
})

test('reading past the end is an error', () => {
  const reader = new BitReader(Uint8Array.of(1, 2, 3), 1, 2)
  expect(reader.f(8)).toBe(2)
  expect(() => reader.f(1)).toThrow(UnsupportedAvif)
})

test('padding bits up to the next byte must be zero', () => {
  const reader = new BitReader(Uint8Array.of(0b1000_0001))
  reader.f(1)
  expect(() => reader.byteAlignment()).toThrow(UnsupportedAvif)
})

test('a header ends with a 1 bit, then zeros', () => {
  const trailed = (bits: number) => () => new BitReader(Uint8Array.of(bits, 0)).trailingBits()
  expect(trailed(0b1000_0000)).not.toThrow()
  expect(trailed(0b0100_0000)).toThrow(UnsupportedAvif)
  expect(trailed(0b1001_0000)).toThrow(UnsupportedAvif)
})

test.each([0, 127, 128, 300, 16_384, 2 ** 32 - 1])(
  'the size %d is read as it was written',
  (size) => {
    expect(readLeb128(new BitReader(Uint8Array.from(writeLeb128(size))))).toBe(size)
  },
)

test('a size of more than 32 bits is refused', () => {
  expect(() => readLeb128(new BitReader(Uint8Array.from(writeLeb128(2 ** 32))))).toThrow(
    UnsupportedAvif,
  )
  expect(() => readLeb128(new BitReader(new Uint8Array(20).fill(0x80)))).toThrow(UnsupportedAvif)
})
