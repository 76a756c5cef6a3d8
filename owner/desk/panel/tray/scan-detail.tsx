import { nodeAt } from '../../form/node.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'
import { FormPart } from '../forms/form-part.tsx'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../places.ts'
import { FocalPoint } from './focal-point.tsx'
import { OtherOwner } from './remarks.tsx'
import { ShowIn } from './show-in.tsx'
import { TakeOff } from './take-off.tsx'
import { useMetadata } from './use-metadata.ts'

type ScanDetailProps = { scan: TrayScan; index: number; onClose: () => void }

/** One photograph: what it shows, its film, the point no crop may lose, and where it is shown. */
export function ScanDetail({ scan, index, onClose }: ScanDetailProps) {
  const { file } = scan
  return (
    <section className={forms.stack} aria-label={file}>
      <button ref={focus} type="button" onClick={onClose}>
        ← All photographs
      </button>
      <h2>{file}</h2>
      <FocalPoint scan={scan} />
      <Owner file={file} index={index} />
      <Description index={index} />
      <Uses scan={scan} />
      <ShowIn scans={[scan]} keptAt={`show-in/${file}`} />
      <OffTheSite scan={scan} onClose={onClose} />
    </section>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

/** Until somebody is credited. */
function Owner({ file, index }: { file: string; index: number }) {
  const { state, make } = useDesk()
  const { by } = useMetadata(file, undefined)
  const path = [index]
  const isCredited = nodeAt(state.forms.photographs, [index, 'credit'])?.present
  return (
    <OtherOwner
      by={isCredited ? undefined : by}
      onCredit={() =>
        void make(`Credited ${by}`, () => [
          {
            kind: 'add',
            file: 'photographs',
            path,
            key: 'credit',
            before: undefined,
            value: { name: by },
          },
        ])
      }
    />
  )
}

function Description({ index }: { index: number }) {
  const { state } = useDesk()
  return ['alt', 'film', 'credit', 'hidden'].map((name) => {
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
function OffTheSite({ scan, onClose }: { scan: TrayScan; onClose: () => void }) {
  return (
    <section className={forms.slip} data-tone="pink" aria-label="Take it off the site">
      <h3>Take it off the site</h3>
      <p>
        Takes it off every page, for example because someone in it asked. The scan stays on this
        computer. Visitors see it until you put the site online.
      </p>
      <TakeOff scans={[scan]} onDone={onClose} />
    </section>
  )
}
