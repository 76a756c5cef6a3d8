import type { Pixels } from '../pixels.ts'

type Options = {
  width: number
  height: number
  /** Standard deviation of luma, 0 to 255. */
  sigma: number
  /** Whether grain is in clumps, rather than white noise. */
  coarse?: boolean
  /** The luma of the picture by position. By default a ramp from dark to bright. */
  scene?: (x: number, y: number) => number
}

/** A picture with known grain. Always the same. */
export function grainyPicture(options: Options): Pixels {
  const { width, height, sigma, coarse = false } = options
  const scene = options.scene ?? ((x: number) => 40 + (170 * x) / width)
  const white = noise(width * height)
  const grain = coarse ? clumped(white, width) : white

  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const luma = scene(at % width, Math.floor(at / width)) + sigma * grain[at]!
    data.fill(Math.max(0, Math.min(255, Math.round(luma))), at * 3, (at + 1) * 3)
  }
  return { data, width, height, channels: 3 }
}

/** Noise averaged over neighboring pixels, with a standard deviation of 1. */
function clumped(field: Float64Array, width: number): Float64Array {
  const soft = [1, width].reduce(averaged, field)
  const mixed = soft.map((value, at) => value + field[at]! / 4)
  const deviation = Math.sqrt(mixed.reduce((sum, value) => sum + value * value, 0) / mixed.length)
  return mixed.map((value) => value / deviation)
}

/** Averages with the neighbors at a distance, weighted 1, 2, 1. */
function averaged(field: Float64Array, distance: number): Float64Array {
  return field.map((value, at) => {
    const before = field.at(at - distance)!
    const after = field[(at + distance) % field.length]!
    return (before + 2 * value + after) / 4
  })
}

/** White noise of standard deviation 1 (Box-Muller). */
function noise(length: number): Float64Array {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return Float64Array.from(
    { length },
    () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
  )
}
