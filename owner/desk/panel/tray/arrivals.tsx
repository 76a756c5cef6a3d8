import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import styles from './tray.module.css'
import type { Arrival } from './use-arrivals.ts'

type ArrivalsProps = { arrivals: Arrival[]; onOpen: (file: string) => void }

/** How far each new scan is, and what came of it. */
export function Arrivals({ arrivals, onOpen }: ArrivalsProps) {
  const { scans } = useDesk().state
  const described = new Set(scans.flatMap(({ file, index }) => (index === undefined ? [] : [file])))
  if (arrivals.length === 0) return null
  return (
    <ul className={`${forms.items} ${styles.arrivals}`} aria-label="New scans">
      {arrivals.map((arrival) => (
        <li key={arrival.id} data-refused={arrival.refused || arrival.failure ? '' : undefined}>
          <strong>{arrival.name}</strong>
          <Progress {...arrival} />
          {arrival.warnings?.map((warning) => (
            <p key={warning}>It {warning}</p>
          ))}
          {arrival.twin ? <p>It looks the same as {arrival.twin}.</p> : null}
          {arrival.file && !described.has(arrival.file) ? (
            <button
              type="button"
              aria-label={`Say what it shows: ${arrival.file}`}
              onClick={() => onOpen(arrival.file!)}
            >
              Say what it shows
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Progress({ name, part, file, refused, failure }: Arrival) {
  if (refused || failure) return <p role="alert">{failure ?? `It ${refused}`}</p>
  if (file) return <p>is here{file === name ? '' : `, as ${file}`}.</p>
  if (part === 1) return <p>is being looked at …</p>
  return <progress aria-label={`Sending ${name}`} value={part} max={1} />
}
