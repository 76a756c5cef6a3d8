import { useState } from 'react'

import { nodeAt } from '../../form/node.ts'
import type { ScanMetadata } from '../../photographs/captions.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { failureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { FormPart } from '../forms/form-part.tsx'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../places.ts'
import { FocalPoint } from './focal-point.tsx'
import { NewScan } from './new-scan.tsx'
import { ShowIn } from './show-in.tsx'

type ScanDetailProps = {
  scan: TrayScan
  metadata: ScanMetadata | undefined
  /** The place that it was dropped on. */
  place: string | undefined
  onClose: () => void
}

/** One photograph: what it shows, its film, the point no crop may lose, and where it is shown. */
export function ScanDetail({ scan, metadata, place, onClose }: ScanDetailProps) {
  const { file, index } = scan
  const isNew = index === undefined

  return (
    <section className={forms.stack} aria-label={file}>
      {/* Another one, which takes the focus, when it has just been described and its form is gone. */}
      <button key={isNew ? 'new' : 'known'} ref={focus} type="button" onClick={onClose}>
        ← All photographs
      </button>
      <h2>{file}</h2>
      {isNew ? (
        <NewScan {...{ scan, metadata, place }} />
      ) : (
        <>
          <FocalPoint scan={scan} />
          <Description index={index} />
          <Uses scan={scan} />
          <ShowIn scan={scan} />
          <TakeOff scan={scan} onClose={onClose} />
        </>
      )}
    </section>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

function Description({ index }: { index: number }) {
  const { state } = useDesk()
  return ['alt', 'film'].map((name) => {
    const node = nodeAt(state.forms.photographs, [index, name])
    return node && <FormPart key={name} file="photographs" node={node} />
  })
}

function Uses({ scan: { uses } }: { scan: TrayScan }) {
  const { state, choose } = useDesk()
  return (
    <section className={forms.stack} aria-label="Where it is shown">
      <h3>Where it is shown</h3>
      {uses.length === 0 ? <p>Nowhere yet.</p> : null}
      {uses.map((place) => (
        <button key={place} type="button" onClick={() => choose(place)}>
          {placeLabel(state, place)}
        </button>
      ))}
    </section>
  )
}

/** For a subject who withdraws consent, and for scans no longer wanted. */
function TakeOff({ scan: { file }, onClose }: { scan: TrayScan; onClose: () => void }) {
  const { state, say, request } = useDesk()
  const [isSure, setSure] = useState(false)
  const [needed, setNeeded] = useState<string[]>([])

  async function takeOff() {
    const answer = await request('take-off', { file })
    if ('needed' in answer) return setNeeded(answer.needed)
    say(failureOf(answer) ?? `${file} is no longer on any page. A copy is kept.`)
    if ('done' in answer) onClose()
  }

  return (
    <section className={forms.slip} data-tone="pink" aria-label="Take it off the site">
      <h3>Take it off the site</h3>
      <p>
        Takes it off every page, for example because someone in it asked. The scan stays on this
        computer. Visitors see it until you put the site online.
      </p>
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
        {isSure ? `Yes, take ${file} off every page` : 'Take it off every page'}
      </button>
    </section>
  )
}
