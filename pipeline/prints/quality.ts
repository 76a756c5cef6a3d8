import { detailLoss } from 'avif-grain/detail-loss'
import type { Pixels } from 'avif-grain/pixels'

/** The quality an AVIF is encoded at, on the scale of the encoder. */
export type Quality = 30 | 40 | 50 | 60

/** Width of the trial print in pixels: wide enough to show detail, and quick to encode. */
export const TRIAL_WIDTH = 736
export const TRIAL_QUALITY = 50

/** A picture with less than this part of it busy is mostly sky, wall or background. */
const SMOOTH = 0.15

/**
 * Grain hides the loss as long as less than this part of its energy is lost. None of the demo's
 * photographs is near it: encoders round differently on other processors, and would choose otherwise.
 */
const HIDDEN = 0.64

/** Ratio of the loss in busy squares to that in quiet ones: hardly more, and clearly more. */
const HARDLY_MORE = 1.3
const CLEARLY_MORE = 2

/** Width in pixels of the widest print that is small. */
const LARGEST_SMALL = 240

/** A picture with more than this part of it busy is worth more bytes for it. */
const DETAILED = 0.2

/**
 * The quality of a frame of a contact sheet. Not tried out, because there are dozens. A small one is one of many on
 * a phone's screen, and its grain comes back.
 */
export function frameQuality(width: number): Quality {
  return width > LARGEST_SMALL ? 40 : 30
}

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
