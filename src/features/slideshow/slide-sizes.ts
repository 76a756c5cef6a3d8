import type { Slide } from '#pipeline/content/content.ts'

/**
 * `sizes` of a slide's photograph. It covers the window minus what is around it, so the larger of the
 * two sides decides, unless it is shown whole on phones. The layouts, and what is subtracted, are those of
 * `slideshow.module.css`: wide, phone in landscape, portrait.
 */
export function slideSizes({ image: { full, tall }, whole }: Slide) {
  const wide = `max(100vw - 88px, (100vh - 10.4rem) * ${ratio(full)})`
  const upright = `max(100vw - 16px, (100vh - 14.4rem) * ${ratio(full)})`
  const inTall = whole ? 'calc(100vw - 16px)' : upright

  return {
    sizes: `(min-width: 64em) ${wide}, (width > 40em) and (max-height: 32em) calc(100vw - 88px), ${inTall}`,
    tallSizes: whole || !tall ? undefined : `max(100vw - 16px, (100vh - 14.4rem) * ${ratio(tall)})`,
  }
}

const ratio = ({ width, height }: { width: number; height: number }) =>
  Math.round((width / height) * 1000) / 1000
