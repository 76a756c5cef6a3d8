import { graftGrain } from '../graft.ts'
import type { Grain } from '../grain.ts'
import { trialAvif } from './trial-avif.ts'
import { openAvif } from '../avif/open-avif.ts'
import { layOut, type Layout } from './trial-boxes.ts'

/** A picture to be laid out in files of any kind, and its headers. */
export async function smallPicture(grain: Grain) {
  const avif = await trialAvif(32, 24)
  const { item, data, picture } = openAvif(avif)
  const av1C = avif.subarray(item.av1C.box.content, item.av1C.box.end)
  const { start, end } = picture.sequenceObu
  return {
    av1C,
    sequenceHeader: data.subarray(start, end),
    graft: (layout?: Layout) => graftGrain(layOut(data, av1C, layout), grain),
  }
}
