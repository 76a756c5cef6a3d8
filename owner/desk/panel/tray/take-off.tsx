import { useState } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { placeLabel } from '../places.ts'

type TakeOffProps = { scans: TrayScan[]; onDone: () => void }

/**
 * Takes photographs off every page, or throws new scans away, which no page shows. Asks once; a copy is
 * kept, and one undo brings all of them back.
 */
export function TakeOff({ scans, onDone }: TakeOffProps) {
  const { state, say, request } = useDesk()
  const [isSure, setSure] = useState(false)
  const [needed, setNeeded] = useState<string[]>([])
  const isNew = scans.every(({ index, uses }) => index === undefined && uses.length === 0)
  const isOne = scans.length === 1
  const names = isOne ? scans[0]!.file : `${scans.length} photographs`
  const act = (what: string) => (isNew ? `throw ${what} away` : `take ${what} off every page`)

  async function takeOff() {
    say(isNew ? 'Throwing away …' : 'Taking off …')
    // No page needs a new one, so nothing has to be waited for.
    if (isNew) onDone()
    const answer = await request('take-off', { files: scans.map(({ file }) => file) })
    if ('needed' in answer) return setNeeded(answer.needed)
    const done = isNew
      ? `${names} ${isOne ? 'is' : 'are'} thrown away. Undo brings ${isOne ? 'it' : 'them'} back.`
      : `${names} ${isOne ? 'is' : 'are'} no longer on any page. A copy is kept.`
    say(failureOf(answer) ?? done)
    if (!isNew && 'done' in answer) onDone()
  }

  return (
    <>
      {needed.length > 0 ? (
        <div role="alert">
          <p>These need a photograph. Choose another there first:</p>
          <ul>
            {needed.map((place) => (
              <li key={place}>{placeLabel(state, place)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <button type="button" onClick={() => (isSure ? void takeOff() : setSure(true))}>
        {isSure ? `Yes, ${act(names)}` : capitalized(act(isOne ? 'it' : names))}
      </button>
    </>
  )
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
