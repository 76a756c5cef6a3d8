import { useEffect, useState } from 'react'

import { saysItIsBy } from '#pipeline/originals/other-owner.ts'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { get } from '../api.ts'
import forms from '../forms/forms.module.css'
import type { Arrival } from './use-arrivals.ts'

/** What a scan says of itself. Of one that came earlier, the desk is asked again. */
export function useMetadata(file: string, arrival?: Arrival): ScanMetadata {
  const [metadata, setMetadata] = useState(arrival?.metadata)
  const isKnown = metadata !== undefined
  useEffect(() => {
    if (isKnown) return
    // It only helps: a scan can be described without.
    const address = `metadata?file=${encodeURIComponent(file)}`
    get<ScanMetadata>(address).then(setMetadata, () => {})
  }, [file, isKnown])
  return metadata ?? {}
}

/** What is odd about a scan that has just come. */
export function Remarks({ file, arrival }: { file: string; arrival: Arrival | undefined }) {
  const { name = file, warnings = [] } = arrival ?? {}
  const remarks = [
    ...(name === file ? [] : [`It came as ${name}.`]),
    ...warnings.map((warning) => `It ${warning}`),
  ]
  if (remarks.length === 0) return null
  return (
    <p className={forms.slip} data-tone="goldenrod">
      {remarks.join(' ')}
    </p>
  )
}

type OtherOwnerProps = { by: string | undefined; onCredit: (name: string) => void }

/** Whom a scan names, where that is not the studio, with a button that credits them. */
export function OtherOwner({ by, onCredit }: OtherOwnerProps) {
  if (!by) return null
  return (
    <div className={forms.slip} data-tone="goldenrod">
      <p>{saysItIsBy(by)}</p>
      <button type="button" onClick={() => onCredit(by)}>
        Credit them
      </button>
    </div>
  )
}
