import type { Random } from './trial-grain.ts'

/** A file with one to three kinds of damage, as may come of a bad disk or a bad mind. */
export function mutate(file: Uint8Array, random: Random): Uint8Array {
  let mutated: Uint8Array = new Uint8Array(file)
  for (let times = random(1, 3); times > 0; times--) {
    mutated = DAMAGES[random(0, DAMAGES.length - 1)]!(mutated, random)
  }
  return mutated
}

type Damage = (file: Uint8Array, random: Random) => Uint8Array

const DAMAGES: Damage[] = [flipBit, flipBit, changeByte, changeNumber, truncate, insert, remove]

function flipBit(file: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(file, random)
  return file.map((byte, index) => (index === at ? byte ^ (1 << random(0, 7)) : byte))
}

function changeByte(file: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(file, random)
  return file.map((byte, index) => (index === at ? random(0, 255) : byte))
}

/** Sizes, offsets and counts are four bytes: a little more or less, or a value at an end. */
function changeNumber(file: Uint8Array, random: Random): Uint8Array {
  if (file.length < 4) return file
  const changed = Buffer.from(file)
  const at = Math.min(somewhere(file, random), file.length - 4)
  const value = changed.readUInt32BE(at)
  const values = [0, 1, 2 ** 31, 2 ** 32 - 1, value + 1, value - 1, value * 2, value + 256]
  changed.writeUInt32BE(values[random(0, values.length - 1)]! >>> 0, at)
  return changed
}

function truncate(file: Uint8Array, random: Random): Uint8Array {
  return file.subarray(0, random(0, file.length))
}

function insert(file: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(file, random)
  const bytes = Uint8Array.from({ length: random(1, 8) }, () => random(0, 255))
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])
}

function remove(file: Uint8Array, random: Random): Uint8Array {
  const at = somewhere(file, random)
  return Buffer.concat([file.subarray(0, at), file.subarray(at + random(1, 8))])
}

/** Most often near the beginning, where headers are. */
function somewhere(file: Uint8Array, random: Random): number {
  const reach = random(0, 9) > 0 ? Math.min(file.length, 700) : file.length
  return random(0, Math.max(reach - 1, 0))
}
