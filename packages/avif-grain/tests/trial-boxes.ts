import { openAvif } from '../avif/open-avif.ts'
import { graftGrain } from '../graft.ts'
import type { Grain } from '../grain.ts'
import { trialAvif } from './trial-avif.ts'

/** A box of ISO/IEC 14496-12. */
export function box(type: string, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([uint(4, content.length + 8), Buffer.from(type, 'latin1'), content])
}

/** A full box, without flags. */
export function fullBox(type: string, version: number, ...contents: Uint8Array[]): Buffer {
  return box(type, uint(4, version * 2 ** 24), ...contents)
}

/** A number in `bytes` bytes. */
export function uint(bytes: number, value: number): Buffer {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex')
}

/** What a test can change in a file. */
export type Layout = {
  brand?: string
  itemType?: string
  /** In place of the picture’s location. */
  iloc?: (offset: number, length: number) => Buffer
  /** In place of `av1C` and `ispe`. */
  ipco?: Buffer[]
  ipma?: Buffer
  /** More boxes beside `meta`. */
  boxes?: Buffer[]
  /** Data before and after the picture in `mdat`. */
  before?: Buffer
  behind?: Buffer
}

/** An AVIF of a picture, box by box, with `mdat` in front so that no offset depends on others. */
function layOut(data: Uint8Array, av1C: Uint8Array, layout: Layout = {}): Buffer {
  const { before = Buffer.of(), behind = Buffer.of(), brand = 'avif', itemType = 'av01' } = layout
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}mif1`, 'latin1'))
  const mdat = box('mdat', before, data, behind)
  const offset = ftyp.length + 8 + before.length
  const iloc = layout.iloc ?? ((...place) => locations([place]))
  const infe = fullBox('infe', 2, uint(2, 1), uint(2, 0), Buffer.from(`${itemType}\0`, 'latin1'))
  const ipco = layout.ipco ?? [box('av1C', av1C)]
  const meta = fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, uint(4, 0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, uint(2, 1)),
    fullBox('iinf', 0, uint(2, 1), infe),
    iloc(offset, data.length),
    box('iprp', box('ipco', ...ipco), layout.ipma ?? associations([[1, [1]]])),
  )
  return Buffer.concat([ftyp, mdat, meta, ...(layout.boxes ?? [])])
}

/** An `iloc` with offsets and lengths of four bytes, from the extents of each item, the first being 1. */
export function locations(...items: [offset: number, length: number][][]): Buffer {
  const entries = items.map((extents, index) => {
    const places = extents.flat().map((value) => uint(4, value))
    return Buffer.concat([uint(2, index + 1), uint(2, 0), uint(2, extents.length), ...places])
  })
  return fullBox('iloc', 0, uint(2, 0x4400), uint(2, items.length), ...entries)
}

/** The properties of each item. */
export function associations(items: [id: number, indices: number[]][]): Buffer {
  const entries = items.map(([id, indices]) =>
    Buffer.concat([uint(2, id), uint(1, indices.length), Buffer.from(indices)]),
  )
  return fullBox('ipma', 0, uint(4, items.length), ...entries)
}

/** A small picture with its headers, for files of any layout. */
export async function smallPicture(grain: Grain) {
  const avif = await trialAvif(32, 24)
  const { item, data, picture } = openAvif(avif)
  const av1C = avif.subarray(item.av1C.content, item.av1C.end)
  const { start, end } = picture.sequenceObu
  return {
    av1C,
    sequenceHeader: data.subarray(start, end),
    graft: (layout?: Layout) => graftGrain(layOut(data, av1C, layout), grain),
  }
}
