import type { Photo } from '#pipeline/model/photo.ts'

/** A photograph's width ÷ its frame's, with `object-fit: cover` and a frame of this ratio (width ÷ height). */
export function coverScale({ full }: Photo, ratio: number): number {
  return Math.max(1, Math.round((full.width / full.height / ratio) * 1000) / 1000)
}
