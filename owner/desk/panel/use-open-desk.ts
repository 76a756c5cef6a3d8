import { useMemo, useState, type RefObject } from 'react'

import { dayAndTime } from '../day-and-time.ts'
import { failureOf } from './api.ts'
import type { Desk } from './desk.ts'
import { followAll, placeAfter } from './follow.ts'
import { knownWords } from './frame/known-words.ts'
import { usePreview } from './frame/use-preview.ts'
import { useWear } from './frame/wear.ts'
import { KEPT, useKeeping } from './kept.ts'
import { swapWith, wordsBeside } from './photograph-lists.ts'
import { useTray } from './tray/use-tray.ts'
import { useDeskState } from './use-desk-state.ts'
import { useDoubts } from './use-doubts.ts'
import { usePlace } from './use-place.ts'
import { useSelection } from './use-selection.ts'
import { useUnsaved } from './use-unsaved.ts'

/** What the foot of the panel says until there is something to say. */
const HELP = 'Click words or a photograph on your site to change them.'

/**
 * Everything that the panel shows and does, beside the site in `frame`. There is no `desk` until the studio
 * was read: `words` say why.
 */
export function useOpenDesk(frame: RefObject<HTMLIFrameElement | null>) {
  const [words, say] = useState(HELP)
  const unsaved = useUnsaved()
  const [opened] = useState(() => new Map(KEPT.opened))
  const place = usePlace(frame)
  const work = useTray()
  const doubts = useDoubts()
  const { state, reloads, refresh, change, make, request } = useDeskState(
    say,
    ({ forms: before }, { forms: now }) => {
      const after = (name: string) => placeAfter(name, before, now)
      for (const kept of [unsaved, opened]) followAll(kept, before, now)
      for (const part of [place, work, doubts]) part.follow(after)
    },
  )
  const selection = useSelection(state?.scans.map(({ file }) => file) ?? [])
  const known = useMemo(() => (state ? knownWords(state) : []), [state])
  const preview = usePreview(frame, known)
  const { wear, dress } = useWear(frame)
  useKeeping(() => ({
    tab: place.tab,
    inHand: place.inHand,
    photograph: work.open,
    opened: [...opened],
    unsaved: [...unsaved],
  }))

  const { doubted, doubt, trust } = doubts
  const desk: Desk | undefined = state && {
    state,
    say,
    change,
    make,
    request,
    unsaved,
    opened,
    preview,
    wear,
    doubted,
    trust,
    chosen: place.chosen,
    choose: place.choose,
    letGo: place.letGo,
    visit: place.show,

    openScan(file) {
      place.setTab('Photographs')
      work.setOpen(file)
    },

    take(files, at) {
      if (files.length === 0) return
      place.setTab('Photographs')
      // The page keeps showing what it is to replace.
      if (at) place.setInHand(at)
      const isShown = place.tab === 'Photographs'
      work.take(files, { state, isShown, unsaved, refresh, say }, at)
    },

    swap(at, scan) {
      void make('Changed a photograph', swapWith(at, scan))
      const beside = wordsBeside(state, at)
      doubt(beside)
      // The page shows it, and the words that may not fit any more are asked about.
      place.choose(beside[0] ?? at)
    },
  }

  async function replay(kind: 'undo' | 'redo') {
    say(kind === 'undo' ? 'Undoing …' : 'Doing it again …')
    const answer = await request(kind)
    // The photographs may be those of before again.
    trust([...doubted])
    if (!('done' in answer)) return say(failureOf(answer)!)
    const time = answer.at ? ` (${dayAndTime(answer.at)})` : ''
    say(`${kind === 'undo' ? 'Undone' : 'Done again'}: ${answer.what}${time}.`)
  }

  return {
    desk,
    place,
    work: { ...work, selection },
    site: { known, reloads, dress },
    words: state || words !== HELP ? words : 'One moment …',
    replay,
  }
}
