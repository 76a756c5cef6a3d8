import { useState } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import type { Data } from '../data.ts'
import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../places.ts'
import { forget } from './describe.ts'
import { takeOff, withHidden, type Needed } from './hide.ts'

type ScansProps = { scans: TrayScan[]; onDone: () => void }

/** Takes photographs off every page, shows them again, or throws new ones away. One undo takes each back. */
export function TakeOff({ scans, onDone }: ScansProps) {
  const { change } = useDesk()
  const { hide, needed } = useHide()
  const fresh = scans.filter((one) => one.isNew)
  const hidden = scans.filter((one) => !one.isNew && one.hidden)
  const shown = scans.filter((one) => !one.isNew && !one.hidden)

  function show() {
    const said = `${are(hidden)} where it was again.`
    change(`Showed ${namesOf(hidden)} again`, (data) => withHidden(data, filesOf(hidden), false), {
      said,
    })
  }

  return (
    <>
      {needed}
      {shown.length > 0 ? (
        <button type="button" onClick={() => hide(shown, onDone)}>
          Take {itOr(shown)} off every page
        </button>
      ) : null}
      {hidden.length > 0 ? (
        <button type="button" onClick={show}>
          Show {itOr(hidden)} again
        </button>
      ) : null}
      {fresh.length > 0 ? <ThrowAway scans={fresh} onDone={onDone} /> : null}
    </>
  )
}

/** Throws new scans away, with what was said of them. */
export function ThrowAway({ scans, onDone }: ScansProps) {
  const { state, change, say, request } = useDesk()
  const files = filesOf(scans)

  async function throwAway() {
    onDone()
    change(`Took back what was said of ${namesOf(scans)}`, (data) =>
      forget(state.forms, data, files),
    )
    const answer = await request('throw-away', { files })
    const undo = `Undo brings ${scans.length === 1 ? 'it' : 'them'} back.`
    say('failure' in answer ? answer.failure : `${are(scans)} thrown away. ${undo}`)
  }

  return (
    <button type="button" onClick={() => void throwAway()}>
      Throw {itOr(scans)} away
    </button>
  )
}

/** Takes off what is the demo’s, once there is something else. */
export function DemoOut() {
  const { scans, demo } = useDesk().state
  const { hide, needed } = useHide()
  const shown = scans.filter(({ isNew, hidden }) => !isNew && !hidden)
  const left = shown.filter(({ file }) => demo.includes(file))
  if (left.length === 0 || left.length === shown.length) return null
  if (needed) return needed
  const words = left.length === 1 ? 'photograph' : `${left.length} photographs`
  return (
    <button type="button" onClick={() => hide(left)}>
      Take the demo’s {words} out
    </button>
  )
}

/** Takes photographs off, and names the places that cannot be without one. */
function useHide() {
  const { state, change, choose } = useDesk()
  const [asked, setAsked] = useState<{ files: string[]; needed: Needed[] }>()

  function hide(scans: TrayScan[], onDone?: () => void) {
    const left = takeOff(state.forms, state.data, filesOf(scans)).needed
    const gone = scans.filter(({ file }) => !left.some((one) => one.file === file))
    setAsked({ files: filesOf(gone), needed: left })
    if (gone.length > 0) {
      const said = `${are(gone)} no longer on any page.`
      const make = (now: Data) => takeOff(state.forms, now, filesOf(gone)).data
      change(`Took ${namesOf(gone)} off every page`, make, { said })
    }
    if (left.length === 0) onDone?.()
  }

  // Until another was chosen there, or all of it was undone.
  const isUndone = state.scans.some(({ file, hidden }) => !hidden && asked?.files.includes(file))
  const needed = isUndone ? [] : (asked?.needed ?? [])
  const places = needed.flatMap(({ file, places: all }) => {
    const uses = state.scans.find((scan) => scan.file === file && !scan.hidden)?.uses ?? []
    return all.filter((place) => uses.includes(place))
  })
  return {
    hide,
    needed:
      places.length > 0 ? (
        <div role="alert" className={forms.slip} data-tone="goldenrod">
          <p>These cannot be without a photograph. Choose another there first:</p>
          <ul className={forms.stack}>
            {places.map((place) => (
              <li key={place}>
                <button type="button" onClick={() => choose(place)}>
                  {placeLabel(state, place)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : undefined,
  }
}

export function filesOf(scans: TrayScan[]): string[] {
  return scans.map(({ file }) => file)
}

export function namesOf(scans: TrayScan[]): string {
  return scans.length === 1 ? scans[0]!.file : `${scans.length} photographs`
}

function itOr(scans: TrayScan[]): string {
  return scans.length === 1 ? 'it' : namesOf(scans)
}

function are(scans: TrayScan[]): string {
  return `${namesOf(scans)} ${scans.length === 1 ? 'is' : 'are'}`
}
