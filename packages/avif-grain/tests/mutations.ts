import type { Random } from './trial-grain.ts'

/** A file with one to three kinds of damage, as by corruption or malice. */
export function mutate(file: Uint8Array, random: Random): Uint8Array {
  let mutated = file
  for (let times = random(1, 3); times > 0; times--) {
    // Most often near the beginning, where headers are.
    const reach = random(0, 9) > 0 ? Math.min(mutated.length, 700) : mutated.length
    const at = random(0, Math.max(reach - 1, 0))
    mutated = DAMAGES[random(0, DAMAGES.length - 1)]!(mutated, at, random)
  }
  return mutated
}

type Damage = (file: Uint8Array, at: number, random: Random) => Uint8Array

const flipBit: Damage = (file, at, random) =>
  file.map((byte, index) => (index === at ? byte ^ (1 << random(0, 7)) : byte))

const changeByte: Damage = (file, at, random) =>
  file.map((byte, index) => (index === at ? random(0, 255) : byte))

/** Changes four bytes, such as a size or offset, by a little or to an extreme value. */
const changeNumber: Damage = (file, at, random) => {
  if (at + 4 > file.length) return file
  const changed = Buffer.from(file)
  const value = changed.readUInt32BE(at)
  const values = [0, 1, 2 ** 31, 2 ** 32 - 1, value + 1, value - 1, value * 2, value + 256]
  changed.writeUInt32BE(values[random(0, values.length - 1)]! >>> 0, at)
  return changed
}

const truncate: Damage = (file, _, random) => file.subarray(0, random(0, file.length))

/** Copies some bytes over others. */
const splice: Damage = (file, at, random) => {
  const bytes = Uint8Array.from({ length: random(0, 8) }, () => random(0, 255))
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at + random(0, 8))])
}

const DAMAGES = [flipBit, flipBit, changeByte, changeNumber, truncate, splice, splice]
