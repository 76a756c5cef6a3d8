import type { TrayScan } from '../../photographs/tray.ts'
import { placeName } from '../../traces.ts'
import { putAt, type Data } from '../data.ts'
import { useDesk, type Desk, type DeskState } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { mistakeAt } from '../forms/use-field.ts'
import { placeLabel } from '../page-labels.ts'
import { entriesIn, forget } from './describe.ts'

type ScansProps = { scans: TrayScan[]; onDone: () => void }

/** Takes photographs off every page, shows them again, or throws new ones away. One undo takes each back. */
export function TakeOff({ scans, onDone }: ScansProps) {
  const desk = useDesk()
  const fresh = scans.filter((one) => one.isNew)
  const hidden = scans.filter((one) => !one.isNew && one.hidden)
  const shown = scans.filter((one) => !one.isNew && !one.hidden)
  const put = (some: TrayScan[], isHidden: boolean) => {
    hide(desk, some, isHidden)
    onDone()
  }
  return (
    <>
      {shown.length > 0 ? (
        <button type="button" onClick={() => put(shown, true)}>
          Take {itOr(shown)} off every page
        </button>
      ) : null}
      {hidden.length > 0 ? (
        <button type="button" onClick={() => put(hidden, false)}>
          Show {itOr(hidden)} again
        </button>
      ) : null}
      {fresh.length > 0 ? <ThrowAway scans={fresh} onDone={onDone} /> : null}
    </>
  )
}

/** Throws new scans away, with what was said of them. */
export function ThrowAway({ scans, onDone }: ScansProps) {
  const { state, change } = useDesk()

  function throwAway() {
    const files = filesOf(scans)
    const undo = `Undo brings ${scans.length === 1 ? 'it' : 'them'} back.`
    onDone()
    change(`Threw ${namesOf(scans)} away`, (data) => forget(state.forms, data, files), {
      thrownAway: files,
      said: () => `${are(scans)} thrown away. ${undo}`,
    })
  }

  return (
    <button type="button" onClick={throwAway}>
      Throw {itOr(scans)} away
    </button>
  )
}

/** Takes off what is the demo’s, once there is something else. */
export function DemoOut() {
  const desk = useDesk()
  const { state } = desk
  const shown = state.scans.filter(({ isNew, hidden }) => !isNew && !hidden)
  const left = shown.filter(({ file }) => state.demo.includes(file))
  if (left.length === 0 || left.length === shown.length) return null
  const words = left.length === 1 ? 'photograph' : `${left.length} photographs`
  return (
    <button type="button" onClick={() => hide(desk, left)}>
      Take the demo’s {words} out
    </button>
  )
}

/** The places that cannot be without photographs that were taken off: until there are others, they show these. */
export function placesThatNeed(state: Pick<DeskState, 'mistakes'>, scans: TrayScan[]): string[] {
  return scans.flatMap(({ uses }) => uses).filter((place) => mistakeAt(state, place))
}

/** Leads to the places that cannot be without some photographs. */
export function Needed({ scans }: { scans: TrayScan[] }) {
  const { state, choose } = useDesk()
  const places = placesThatNeed(
    state,
    scans.filter(({ hidden }) => hidden),
  )
  if (places.length === 0) return null
  return (
    <div role="alert" className={forms.slip} data-tone="goldenrod">
      <p>These places need a photograph, so they still show what was taken off. Choose another:</p>
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
  )
}

/** Takes photographs off every page, or shows them again. */
function hide({ change, state }: Desk, scans: TrayScan[], isHidden = true) {
  const names = namesOf(scans)
  const what = isHidden ? `Took ${names} off every page` : `Showed ${names} again`
  change(what, (data) => withHidden(data, filesOf(scans), isHidden), {
    said(mistakes) {
      if (!isHidden) return `${are(scans)} where it was again.`
      const places = placesThatNeed({ mistakes }, scans)
      const still = places.length === 1 ? placeLabel(state, places[0]!) : `${places.length} places`
      return `${are(scans)} taken off${places.length > 0 ? `, but still shown in ${still}` : ''}.`
    },
  })
}

function withHidden(data: Data, files: string[], isHidden: boolean): Data {
  return entriesIn(data).reduce((now, { file }, index) => {
    if (!files.includes(file)) return now
    return putAt(now, placeName('photographs', [index, 'hidden']), isHidden || undefined)
  }, data)
}

/** The file names of scans. */
export function filesOf(scans: TrayScan[]): string[] {
  return scans.map(({ file }) => file)
}

/** One scan by its file name, more by their number: “3 photographs”. */
export function namesOf(scans: TrayScan[]): string {
  return scans.length === 1 ? scans[0]!.file : `${scans.length} photographs`
}

function itOr(scans: TrayScan[]): string {
  return scans.length === 1 ? 'it' : namesOf(scans)
}

function are(scans: TrayScan[]): string {
  return `${namesOf(scans)} ${scans.length === 1 ? 'is' : 'are'}`
}
