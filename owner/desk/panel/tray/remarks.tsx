import { saysItIsBy } from '#pipeline/originals/other-owner.ts'

import type { ScanMetadata } from '../../photographs/captions.ts'
import forms from '../forms/forms.module.css'
import type { Arrival } from './use-arrivals.ts'

/** What is odd about a scan that has just come. */
export function Remarks({ file, arrival }: { file: string; arrival: Arrival | undefined }) {
  const { name = file, warnings = [] } = arrival ?? {}
  if (name === file && warnings.length === 0) return null
  return (
    <p className={forms.slip} data-tone="goldenrod">
      {[
        ...(name === file ? [] : [`It came as ${name}.`]),
        ...warnings.map((warning) => `It ${warning}`),
      ].join(' ')}
    </p>
  )
}

/** Whom a scan names, where that is not the studio, with a button that credits them. */
export function OtherOwner({ by, onCredit }: { by: string | undefined; onCredit: () => void }) {
  if (!by) return null
  return (
    <div className={forms.slip} data-tone="goldenrod">
      <p>{saysItIsBy(by)}</p>
      <button type="button" onClick={onCredit}>
        Credit them
      </button>
    </div>
  )
}

type SaidByScanProps = ScanMetadata & { onUse: (caption: string) => void }

/** What a scan says of itself, which helps to describe it. */
export function SaidByScan({ caption, date, onUse }: SaidByScanProps) {
  return (
    <>
      {caption ? (
        <button type="button" onClick={() => onUse(caption)}>
          Use the caption in the scan: “{caption}”
        </button>
      ) : null}
      {date ? <p className={forms.hint}>Taken {date}, says the scan.</p> : null}
    </>
  )
}
