import { UnsupportedAvif } from '../unsupported.ts'
import { onlyBox, openFullBox, readBoxes, type Box } from './boxes.ts'

/** A property of an item, and whether another item has it too. */
export type Property = { box: Box; shared: boolean }

/** The properties of each item, as indexes into the list of all, from 1. */
type Association = { id: number; indices: number[] }

/**
 * Properties of one item, by ISO/IEC 23008-12, section 9.3: the list of all of them (`ipco`), and
 * which item has which (`ipma`).
 */
export function readProperties(file: Uint8Array, iprp: Box, id: number): Property[] {
  const boxes = readBoxes(file, iprp.content, iprp.end)
  const ipco = onlyBox(boxes, 'ipco')
  const all = readBoxes(file, ipco.content, ipco.end)
  const associations = readAssociations(file, onlyBox(boxes, 'ipma'))

  const [own, another] = associations.filter((association) => association.id === id)
  const others = associations.filter((association) => association.id !== id)
  if (!own || another)
    throw new UnsupportedAvif('Its picture has no list of properties, or several.')
  return own.indices.map((index) => {
    const box = all[index - 1]
    if (!box) throw new UnsupportedAvif('Its picture refers to a missing property.')
    return { box, shared: others.some(({ indices }) => indices.includes(index)) }
  })
}

function readAssociations(file: Uint8Array, ipma: Box): Association[] {
  const { version, flags, reader } = openFullBox(file, ipma, 1)
  const entryCount = reader.f(32) // entry_count
  const associations: Association[] = []
  while (associations.length < entryCount) {
    const id = reader.f(version < 1 ? 16 : 32) // item_ID
    const indices = Array.from({ length: reader.f(8) }, () => {
      reader.f(1) // essential
      return reader.f(flags % 2 === 1 ? 15 : 7) // property_index
    })
    associations.push({ id, indices: indices.filter((index) => index > 0) })
  }
  return associations
}
