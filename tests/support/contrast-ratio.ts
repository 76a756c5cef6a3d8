/** The contrast ratio of two colors, from 1 to 21 (WCAG 2). */
export function contrast(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The relative luminance of red, green and blue from 0 to 255 (WCAG 2). */
function luminance(color: ArrayLike<number>): number {
  return 0.2126 * LINEAR[color[0]!]! + 0.7152 * LINEAR[color[1]!]! + 0.0722 * LINEAR[color[2]!]!
}

/** The linear value of each of the 256 steps of a channel (sRGB). */
const LINEAR = Array.from({ length: 256 }, (_, step) => {
  const part = step / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})
