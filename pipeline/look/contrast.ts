/** The least contrast of words, and of large words, marks and controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const READABLE = 4.5
export const VISIBLE = 3

/** Contrast ratio of two `#rrggbb` colors as WCAG 2.2 defines it: 1 (the same) to 21. */
export function contrast(one: string, other: string): number {
  return contrastOf(channels(one), channels(other))
}

/** The contrast ratio of two colors, each as red, green and blue from 0 to 255. */
export function contrastOf(one: number[], other: number[]): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** How light a `#rrggbb` color is: 0 (black) to 1. */
export function luminance(color: string): number {
  return luminanceOf(channels(color))
}

function luminanceOf(color: number[]): number {
  const [red, green, blue] = color.map(linear)
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The color between two others: the first at 0, the second at 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, at) => value + (others[at]! - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
