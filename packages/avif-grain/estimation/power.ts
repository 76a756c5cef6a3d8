import { BLOCK, type Block } from './block.ts'

/**
 * The power spectrum of a square: 16 vertical frequencies, and the 9 horizontal ones that are not
 * mirrored.
 */
type Power = Float64Array

const SIDE = BLOCK
const ACROSS = SIDE / 2 + 1

export function noPower(): Power {
  return new Float64Array(SIDE * ACROSS)
}

/** Adds the power of a flattened square, times a weight. */
export function addPower(sums: Power, block: Block, weight: number): void {
  transformRows(block)
  for (let across = 0; across < ACROSS; across++) {
    for (let down = 0; down < SIDE; down++) {
      let re = 0
      let im = 0
      for (let row = 0; row < SIDE; row++) {
        const at = row * ACROSS + across
        const cosine = COSINES[down * SIDE + row]!
        const sine = SINES[down * SIDE + row]!
        re += real[at]! * cosine + imaginary[at]! * sine
        im += imaginary[at]! * cosine - real[at]! * sine
      }
      sums[down * ACROSS + across]! += weight * (re * re + im * im)
    }
  }
}

function transformRows(block: Block): void {
  for (let row = 0; row < SIDE; row++) {
    for (let across = 0; across < ACROSS; across++) {
      let re = 0
      let im = 0
      for (let column = 0; column < SIDE; column++) {
        const value = block[row * SIDE + column]! * TAPER[row * SIDE + column]!
        re += value * COSINES[across * SIDE + column]!
        im -= value * SINES[across * SIDE + column]!
      }
      real[row * ACROSS + across] = re
      imaginary[row * ACROSS + across] = im
    }
  }
}

const real = new Float64Array(SIDE * ACROSS)
const imaginary = new Float64Array(SIDE * ACROSS)

const COSINES = turns(Math.cos)
const SINES = turns(Math.sin)

/** A window that fades squares toward their edges, which would otherwise count as grain. */
const TAPER = Float64Array.from(
  { length: SIDE * SIDE },
  (_, at) => hump(at % SIDE) * hump(Math.floor(at / SIDE)),
)

function hump(at: number): number {
  return Math.sin((Math.PI * (at + 0.5)) / SIDE)
}

function turns(wave: (angle: number) => number): Float64Array {
  return Float64Array.from({ length: SIDE * SIDE }, (_, at) =>
    wave((2 * Math.PI * Math.floor(at / SIDE) * (at % SIDE)) / SIDE),
  )
}

/** The mean product of two samples, by their distance in rows and columns. */
export type Autocovariance = (rows: number, columns: number) => number

/**
 * The autocovariance of grain with this power. A difference of two pictures can have negative power,
 * which grain cannot: it is raised to a small part of the mean.
 */
export function autocovarianceOf(power: Power): Autocovariance {
  const least = LEAST * Math.max(0, power.reduce((sum, value) => sum + value) / power.length)
  const possible = power.map((value) => Math.max(value, least))
  possible[0] = (possible[1]! + possible[ACROSS]!) / 2

  const products = new Float64Array(SIDE * SIDE)
  for (let down = 0; down < SIDE; down++) {
    for (let across = 0; across < ACROSS; across++) {
      const mirrored = across % (ACROSS - 1) === 0 ? 1 : 2
      const value = mirrored * possible[down * ACROSS + across]!
      for (let at = 0; at < products.length; at++) {
        const turn = down * Math.floor(at / SIDE) + across * (at % SIDE)
        products[at]! += value * COSINES[SIDE + (turn % SIDE)]!
      }
    }
  }
  return (rows, columns) => products[((rows + SIDE) % SIDE) * SIDE + ((columns + SIDE) % SIDE)]!
}

const LEAST = 0.03
