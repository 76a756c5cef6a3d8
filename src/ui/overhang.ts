import type { Photo } from '#pipeline/model/photo.ts'

/** How many times as wide as a frame of this ratio (width ÷ height) a photograph is that covers it. */
export function overhang({ full }: Photo, ratio: number): number {
  return Math.max(1, Math.round((full.width / full.height / ratio) * 1000) / 1000)
}
