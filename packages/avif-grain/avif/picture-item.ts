import { UnsupportedAvif } from '../unsupported.ts'
import { only, onlyBox, openFullBox, readBoxes, readFourCharacters, type Box } from './boxes.ts'
import { readItemLocations } from './item-location.ts'

/** Top-level boxes that hold no file offsets of their own, except for `iloc` inside `meta`. */
const KNOWN_BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip']

/** Properties of pictures with layers, which say how many bytes each of them has. */
const LAYERS = ['a1op', 'a1lx', 'lsel']

/**
 * Finds the primary item of an AVIF, by ISO/IEC 23008-12 and the AV1 Image File Format: the AV1
 * picture, and the parts of the file that must change with it.
 */
export function findPicture(file: Uint8Array) {
  const boxes = readBoxes(file, 0, file.length)
  if (!isAvif(file, boxes[0])) throw new UnsupportedAvif('It is not an AVIF.')
  const unknown = boxes.find(({ type }) => !KNOWN_BOXES.includes(type))
  if (unknown) throw new UnsupportedAvif(`It has a box ${unknown.type}.`)

  const meta = onlyBox(boxes, 'meta')
  const parts = readBoxes(file, meta.content + 4, meta.end) // behind version and flags
  const id = readPrimaryItem(file, onlyBox(parts, 'pitm'))
  const type = readItemType(file, onlyBox(parts, 'iinf'), id)
  if (type !== 'av01') throw new UnsupportedAvif(`Its picture is not av01 but ${type}.`)

  const properties = readProperties(file, onlyBox(parts, 'iprp'), id)
  if (properties.some((box) => LAYERS.includes(box.type))) {
    throw new UnsupportedAvif('Its picture has layers.')
  }
  return {
    /** The positions of the picture and of all other items, which are in `mdat`. */
    ...locate(file, onlyBox(parts, 'iloc'), id, onlyBox(boxes, 'mdat')),
    /** Its AV1CodecConfigurationBox. */
    av1C: onlyBox(properties, 'av1C'),
  }
}

/** Whether a file type box has the brand, ISO/IEC 14496-12, section 4.3. */
function isAvif(file: Uint8Array, ftyp?: Box): boolean {
  if (ftyp?.type !== 'ftyp') return false
  const brands = Buffer.from(file.subarray(ftyp.content, ftyp.end)).toString('latin1')
  return brands.match(/.{4}/gs)?.includes('avif') ?? false
}

/** Primary item box, ISO/IEC 14496-12, section 8.11.4. */
function readPrimaryItem(file: Uint8Array, pitm: Box): number {
  const { version, reader } = openFullBox(file, pitm, 1)
  return reader.f(version < 1 ? 16 : 32) // item_ID
}

/** Item information box, ISO/IEC 14496-12, section 8.11.6. */
function readItemType(file: Uint8Array, iinf: Box, primary: number): string {
  const { version: iinfVersion } = openFullBox(file, iinf, 1)
  const entries = iinf.content + (iinfVersion < 1 ? 6 : 8) // behind entry_count
  const types = readBoxes(file, entries, iinf.end).flatMap((infe) => {
    const { version, reader } = openFullBox(file, infe, 3)
    if (version < 2) throw new UnsupportedAvif('Its box infe is of an old version.')
    const id = reader.f(version < 3 ? 16 : 32) // item_ID
    reader.f(16) // item_protection_index
    return id === primary ? [readFourCharacters(reader)] : [] // item_type
  })
  return only(types, 'item for its picture')
}

/**
 * Properties of an item, ISO/IEC 23008-12, section 9.3: of the list of all of them (`ipco`), those
 * that are the item's by their numbers (`ipma`).
 */
function readProperties(file: Uint8Array, iprp: Box, primary: number): Box[] {
  const boxes = readBoxes(file, iprp.content, iprp.end)
  const ipco = onlyBox(boxes, 'ipco')
  const all = readBoxes(file, ipco.content, ipco.end)

  const { version, flags, reader } = openFullBox(file, onlyBox(boxes, 'ipma'), 1)
  const own: number[] = []
  for (let entries = reader.f(32); entries > 0; entries--) {
    const id = reader.f(version < 1 ? 16 : 32) // item_ID
    for (let count = reader.f(8); count > 0; count--) {
      reader.f(1) // essential
      const index = reader.f(flags % 2 === 1 ? 15 : 7) // property_index
      if (id === primary) own.push(index)
    }
  }
  return all.filter((_, at) => own.includes(at + 1))
}

function locate(file: Uint8Array, iloc: Box, id: number, mdat: Box) {
  const locations = readItemLocations(file, iloc)
  const location = only(
    locations.filter((one) => one.id === id),
    'place of its picture',
  )
  if (locations.some(({ start, end }) => start < mdat.content || start >= end || end > mdat.end)) {
    throw new UnsupportedAvif('Some of its data is outside its mdat box.')
  }
  const others = locations.filter((other) => other !== location)
  if (others.some(({ start, end }) => start < location.end && location.start < end)) {
    throw new UnsupportedAvif('Its picture shares data with something else.')
  }
  return { location, others, mdat }
}
