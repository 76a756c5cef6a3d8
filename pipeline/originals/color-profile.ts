/** Colors by what defines them, apart from any profile. */
export type StatedColors = {
  /** Chromaticities x and y of white, red, green and blue. */
  primaries: number[]
  /** From a number of the file to light, both 0 to 1: `(a·v + b)^g` from d on, `c·v` below. */
  curve: [g: number, a: number, b: number, c: number, d: number]
}

const D65 = [0.3127, 0.329]
export const PRIMARIES = {
  srgb: [...D65, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
  adobeRgb: [...D65, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06],
  p3: [...D65, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  rec2020: [...D65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
}

export const CURVES = {
  srgb: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045],
  rec709: [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081],
} satisfies Record<string, StatedColors['curve']>

export function gammaCurve(gamma: number): StatedColors['curve'] {
  return [gamma, 1, 0, 0, 0]
}

/** The white of every profile, as x, y and z: D50. */
const D50 = [0.9642, 1, 0.8249]

// How the eye adapts from one white to another, by Bradford.
const BRADFORD = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** A profile of colors, by ICC.1:2022 (version 4): of gray, where they are gray. */
export function colorProfile({ primaries, curve }: StatedColors, gray: boolean): Buffer {
  const para = tagged('para', Buffer.concat([u32(3 << 16), ...curve.map(fixed)]))
  const tags: [string, Buffer][] = [
    ['wtpt', xyz(D50)],
    ...(gray
      ? [['kTRC', para] as [string, Buffer]]
      : columnsOf(primaries).flatMap((column, index): [string, Buffer][] => [
          [`${'rgb'[index]}XYZ`, xyz(column)],
          [`${'rgb'[index]}TRC`, para],
        ])),
  ]

  const first = 128 + 4 + tags.length * 12
  const table = [u32(tags.length)]
  let position = first
  for (const [name, { length }] of tags) {
    table.push(Buffer.from(name), u32(position, length))
    position += length
  }
  const header = Buffer.alloc(128)
  header.writeUInt32BE(position)
  header.writeUInt32BE(0x04400000, 8)
  header.write(`mntr${gray ? 'GRAY' : 'RGB '}XYZ `, 12, 'latin1')
  header.write('acsp', 36, 'latin1')
  Buffer.concat(D50.map(fixed)).copy(header, 68)
  return Buffer.concat([header, ...table, ...tags.map(([, data]) => data)])
}

/** X, Y and Z of full red, green and blue, seen where white is D50. */
function columnsOf([wx, wy, ...rgb]: number[]): number[][] {
  const white = light(wx!, wy!)
  const columns = [0, 2, 4].map((at) => light(rgb[at]!, rgb[at + 1]!))
  const amounts = solve(columns, white)
  const adapted = (color: number[]) => {
    const cone = (one: number[]) => BRADFORD.map((row) => dot(row, one))
    const scaled = cone(color).map((value, at) => (value * cone(D50)[at]!) / cone(white)[at]!)
    return solve(transposed(BRADFORD), scaled)
  }
  return columns.map((column, index) => adapted(column.map((value) => value * amounts[index]!)))
}

/** A chromaticity as X, Y and Z, with Y 1. */
function light(x: number, y: number): number[] {
  return [x / y, 1, (1 - x - y) / y]
}

/** How much of each of three columns makes up a color, by Cramer's rule. */
function solve(columns: number[][], color: number[]): number[] {
  const whole = determinant(columns)
  return columns.map((_, index) => determinant(columns.with(index, color)) / whole)
}

function determinant([a, b, c]: number[][]): number {
  return dot(a!, [
    b![1]! * c![2]! - b![2]! * c![1]!,
    b![2]! * c![0]! - b![0]! * c![2]!,
    b![0]! * c![1]! - b![1]! * c![0]!,
  ])
}

function transposed(rows: number[][]): number[][] {
  return rows.map((_, at) => rows.map((row) => row[at]!))
}

function dot(one: number[], other: number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0)
}

/** The data of a tag, of a type, in whole groups of four bytes. */
function tagged(type: string, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), u32(0), data, Buffer.alloc(-data.length & 3)])
}

function xyz(color: number[]): Buffer {
  return tagged('XYZ ', Buffer.concat(color.map(fixed)))
}

function fixed(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65536))
  return bytes
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4))
  return bytes
}
