import type { Pixels } from 'avif-grain/pixels'
import { detailLoss } from 'avif-grain/detail-loss'

/** The quality an AVIF is encoded at, on the scale of the encoder. */
export type Quality = 40 | 50 | 60

/** A picture with less than this part of it busy is mostly sky, wall or background. */
const SMOOTH = 0.15

/** Grain hides the loss as long as less than this part of its energy is lost. */
const HIDDEN = 0.6

/** Ratio of the loss in busy squares to that in quiet ones: hardly more, and clearly more. */
const HARDLY_MORE = 1.3
const CLEARLY_MORE = 2

/** A picture with more than this part of it busy is worth more bytes for it. */
const DETAILED = 0.2

/**
 * The quality that suits a picture, given how it looks at quality 50, both about 736 pixels wide.
 * 40 where nearly all that is lost is grain, which comes back, and 60 where much of it is detail,
 * which does not.
 */
export function pickQuality(reference: Pixels, decoded: Pixels): Quality {
  const { busy, busyLoss, quietLoss } = detailLoss(reference, decoded)
  if (busy > DETAILED && busyLoss > 1 && busyLoss > CLEARLY_MORE * quietLoss) return 60

  const hidden = busyLoss < HIDDEN && busyLoss < HARDLY_MORE * quietLoss
  return busy < SMOOTH && hidden ? 40 : 50
}
