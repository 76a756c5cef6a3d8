import { useEffect, useState } from 'react'

import type { ScanMetadata } from '../../photographs/captions.ts'
import { get } from '../api.ts'
import type { Arrival } from './use-arrivals.ts'

/** What a new scan says of itself. Of one that came earlier, the desk is asked again. */
export function useMetadata(file: string, arrival: Arrival | undefined): ScanMetadata {
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
