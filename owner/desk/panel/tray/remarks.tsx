import forms from '../forms/forms.module.css'
import type { Arrival } from './use-arrivals.ts'

/** What is odd about a scan that has just come. */
export function Remarks({ file, arrival }: { file: string; arrival: Arrival | undefined }) {
  const { name = file, warnings = [], twin } = arrival ?? {}
  if (name === file && warnings.length === 0 && !twin) return null
  return (
    <p className={forms.slip} data-tone="goldenrod">
      {[
        ...(name === file ? [] : [`It came as ${name}.`]),
        ...warnings.map((warning) => `It ${warning}`),
        ...(twin ? [`It looks the same as ${twin}.`] : []),
      ].join(' ')}
    </p>
  )
}
