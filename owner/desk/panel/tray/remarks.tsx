import { useEffect, useState } from 'react'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { placeName } from '../../traces.ts'
import { get } from '../api.ts'
import { putAt } from '../data.ts'
import { useDesk } from '../desk.ts'
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

type OtherOwnerProps = {
  /** The position of its scan in photographs.yaml. */
  index: number
  /** Whom the scan names. */
  by: string | undefined
}

/** Whom a scan names, where that is not the studio, with a button that credits them, or who is credited. */
export function OtherOwner({ index, by }: OtherOwnerProps) {
  const { state, change } = useDesk()
  const credited = valueAt(state.data.photographs, [index, 'credit', 'name'])
  if (credited) return <p>Its prints will say that it is by {String(credited)}.</p>
  if (!by) return null
  const place = placeName('photographs', [index, 'credit'])
  const credit = () => change(`Credited ${by}`, (data) => putAt(data, place, { name: by }))
  return (
    <div className={forms.slip} data-tone="goldenrod">
      <p>This scan says it is by {by}.</p>
      <button type="button" onClick={credit}>
        Credit them
      </button>
    </div>
  )
}
