import forms from '../forms/forms.module.css'
import { isLost } from './use-arrivals.ts'
import type { TrayWork } from './use-tray.ts'

/** Scans that were not taken, with the reason, until their owner has read it. */
export function Lost({ arrivals, dismiss }: Pick<TrayWork, 'arrivals' | 'dismiss'>) {
  const lost = arrivals.filter(isLost)
  if (lost.length === 0) return null
  return (
    <ul className={forms.slip} data-tone="pink" aria-label="Not taken">
      {lost.map(({ id, name, refused, failure }) => (
        <li key={id}>
          <p role="alert">
            <strong>{name}</strong> {failure ?? `It ${refused}`}
          </p>
          <button type="button" aria-label={`Hide: ${name}`} onClick={() => dismiss(id)}>
            OK
          </button>
        </li>
      ))}
    </ul>
  )
}
