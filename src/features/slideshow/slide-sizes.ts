import type { Photo } from '#pipeline/photos/photo.ts'

/**
 * How wide a slide's photograph is laid out, as `sizes`. It covers a stage that is as wide as the
 * window and nearly as tall, so whichever side is longer decides; what stands above and below the
 * stage is taken off its height.
 */
export function slideSizes({ full, tall }: Photo) {
  return {
    sizes: `max(100vw, calc((100vh - 10rem) * ${ratio(full)}))`,
    tallSizes: tall && `max(94vw, calc((100vh - 17rem) * ${ratio(tall)}))`,
  }
}

const ratio = ({ width, height }: { width: number; height: number }) =>
  Math.round((width / height) * 1000) / 1000
