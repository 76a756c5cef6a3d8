type Xyz = [number, number, number]

/** A profile of gray alone, like the dot gains that come with scans made for a press: sharp has none. */
export function grayProfile(gamma: number): Buffer {
  return profile('GRAY', { kTRC: curve(gamma) })
}

const WHITE: Xyz = [0.9642, 1, 0.8249]

/** By ICC.1:2001-04, sections 6.1 (header) and 6.2 (tag table). */
function profile(space: string, own: Record<string, Buffer>): Buffer {
  const tags = { desc: description('Test'), cprt: text('None'), wtpt: xyz(WHITE), ...own }
  const table: Buffer[] = []
  const data: Buffer[] = []
  let offset = 132 + Object.keys(tags).length * 12
  for (const [name, tag] of Object.entries(tags)) {
    table.push(ascii(name), uint32(offset, tag.length))
    data.push(tag)
    offset += tag.length
  }

  const header = Buffer.alloc(128)
  header.writeUInt32BE(offset, 0)
  header.writeUInt32BE(0x02400000, 8)
  header.write(`mntr${space}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  xyz(WHITE).copy(header, 68, 8)
  return Buffer.concat([header, uint32(Object.keys(tags).length), ...table, ...data])
}

function xyz(values: Xyz): Buffer {
  return Buffer.concat([ascii('XYZ '), uint32(0, ...values.map((value) => fixed(value, 65536)))])
}

function curve(gamma: number): Buffer {
  return Buffer.concat([ascii('curv'), uint32(0, 1, fixed(gamma, 256) * 65536)])
}

function description(words: string): Buffer {
  const start = Buffer.concat([ascii('desc'), uint32(0, words.length + 1), ascii(`${words}\0`)])
  // Empty descriptions in Unicode and ScriptCode follow.
  return padded(Buffer.concat([start, Buffer.alloc(78)]))
}

function text(words: string): Buffer {
  return padded(Buffer.concat([ascii('text'), uint32(0), ascii(`${words}\0`)]))
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}

function ascii(words: string): Buffer {
  return Buffer.from(words, 'latin1')
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

function fixed(value: number, one: number): number {
  return Math.round(value * one)
}
