import { UnsupportedAvif } from '../unsupported.ts'
import { only, onlyBox, openFullBox, readBoxes, readFourCharacters, type Box } from './boxes.ts'
import { readItemLocations, type ItemLocation } from './item-location.ts'
import { readProperties } from './item-properties.ts'

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
  checkBrands(file, boxes)
  const unknown = boxes.find(({ type }) => !KNOWN_BOXES.includes(type))
  if (unknown) throw new UnsupportedAvif(`It has a box ${unknown.type}.`)

  const meta = onlyBox(boxes, 'meta')
  openFullBox(file, meta, 0)
  const parts = readBoxes(file, meta.content + 4, meta.end)
  if (parts.some(({ type }) => type === 'idat')) throw new UnsupportedAvif('It has a box idat.')

  const id = readPrimaryItem(file, onlyBox(parts, 'pitm'))
  const type = readItemType(file, onlyBox(parts, 'iinf'), id)
  if (type !== 'av01') throw new UnsupportedAvif(`Its picture is not av01 but ${type}.`)

  const properties = readProperties(file, onlyBox(parts, 'iprp'), id)
  if (properties.some(({ box }) => LAYERS.includes(box.type))) {
    throw new UnsupportedAvif('Its picture has layers.')
  }
  const configurations = properties.filter(({ box }) => box.type === 'av1C')
  const av1C = only(configurations, 'configuration of its picture')

  const locations = readItemLocations(file, onlyBox(parts, 'iloc'))
  const mdat = onlyBox(boxes, 'mdat')
  return {
    /** The positions of the picture and of all other items, which are in `mdat`. */
    ...locate(locations, id, mdat),
    mdat,
    /** Its AV1CodecConfigurationBox. */
    av1C,
  }
}

/** File type box, ISO/IEC 14496-12, section 4.3. */
function checkBrands(file: Uint8Array, [ftyp]: Box[]): void {
  const bytes = ftyp?.type === 'ftyp' ? file.subarray(ftyp.content, ftyp.end) : Uint8Array.of()
  const brands = Buffer.from(bytes).toString('latin1').match(/.{4}/gs)
  if (!brands?.some((brand) => brand === 'avif')) throw new UnsupportedAvif('It is not an AVIF.')
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
    const isProtected = reader.f(16) > 0 // item_protection_index
    const type = readFourCharacters(reader) // item_type
    return id === primary ? [isProtected ? 'protected' : type] : []
  })
  return only(types, 'item for its picture')
}

function locate(locations: ItemLocation[], id: number, mdat: Box) {
  const own = locations.filter((location) => location.id === id)
  const location = only(own, 'place of its picture')
  const others = locations.filter((other) => other !== location)

  const isInside = ({ start, end }: ItemLocation) =>
    mdat.content <= start && start < end && end <= mdat.end
  if (!locations.every(isInside)) {
    throw new UnsupportedAvif('Some of its data is outside its mdat box.')
  }
  if (others.some((other) => other.start < location.end && location.start < other.end)) {
    throw new UnsupportedAvif('Its picture shares data with something else.')
  }
  return { location, others }
}
