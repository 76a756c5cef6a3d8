import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../page-labels.ts'
import { FocalPoint } from './focal-point.tsx'
import { OtherOwner, useMetadata } from './remarks.tsx'
import { SCAN_FIELDS, ScanField } from './scan-fields.tsx'
import { ShowIn } from './show-in.tsx'
import { Needed, placesThatNeed, TakeOff } from './take-off.tsx'

type ScanDetailProps = { scan: TrayScan; index: number; onClose: () => void }

/** One photograph: what it shows, its film, the point no crop may lose, and where it is shown. */
export function ScanDetail({ scan, index, onClose }: ScanDetailProps) {
  const { state, choose } = useDesk()
  const { file, hidden, uses } = scan
  const { by } = useMetadata(file)
  const isOff = hidden && placesThatNeed(state, [scan]).length === 0

  return (
    <section className={forms.stack} aria-label={file}>
      <button ref={focus} type="button" onClick={onClose}>
        ← All photographs
      </button>
      <h2>{file}</h2>
      <FocalPoint {...{ scan, index }} />
      <OtherOwner {...{ index, by }} />
      {SCAN_FIELDS.map((name) => (
        <ScanField key={name} {...{ index, name }} />
      ))}
      <section className={forms.stack} aria-label="Where it is shown">
        <h3>{hidden ? 'Where it was shown' : 'Where it is shown'}</h3>
        {uses.length === 0 ? <p>Nowhere yet.</p> : null}
        {uses.map((place) => (
          <button key={place} type="button" onClick={() => choose(place)}>
            {placeLabel(state, place)}
          </button>
        ))}
      </section>
      {hidden ? null : <ShowIn scans={[scan]} />}
      <section className={forms.slip} data-tone="pink" aria-label="Take it off the site">
        <h3>{isOff ? 'It is taken off the site' : 'Take it off the site'}</h3>
        <p>
          {isOff
            ? 'No page shows it, and the scan is still on this computer. Visitors see it until you put the site online.'
            : 'Takes it off every page, for example because someone in it asked. The scan stays on this computer. Visitors see it until you put the site online.'}
        </p>
        <Needed scans={[scan]} />
        <TakeOff scans={[scan]} onDone={onClose} />
      </section>
    </section>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}
