import { useState } from 'react'

import { nodeAt } from '../../form/node-at.ts'
import type { Said } from '../../photographs/captions.ts'
import type { Scan } from '../../photographs/tray.ts'
import { post, sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import field from '../forms/field.module.css'
import { TextField } from '../forms/text-field.tsx'
import { placeLabel } from '../places.ts'
import { FocalPoint } from './focal-point.tsx'
import { NewScan } from './new-scan.tsx'
import { ShowIn } from './show-in.tsx'
import styles from './scan-detail.module.css'

type ScanDetailProps = { scan: Scan; said: Said | undefined; onClose: () => void }

/** One photograph: what it shows, its film, the point no crop may lose, and where it is shown. */
export function ScanDetail({ scan, said, onClose }: ScanDetailProps) {
  const { file, index, focal = { x: 0.5, y: 0.25 } } = scan
  return (
    <section className={styles.detail} aria-label={file}>
      <button type="button" className={field.small} onClick={onClose}>
        ← All photographs
      </button>
      <h2 className={styles.name}>{file}</h2>
      {index === undefined ? (
        <NewScan scan={scan} said={said} />
      ) : (
        <>
          <FocalPoint scan={scan} focal={focal} />
          <Description index={index} />
          <Uses scan={scan} />
          <ShowIn scan={scan} />
          <SetAside scan={scan} onClose={onClose} />
        </>
      )}
    </section>
  )
}

function Description({ index }: { index: number }) {
  const { state } = useDesk()
  const form = state.forms.photographs
  const alt = nodeAt(form, [index, 'alt'])
  const film = nodeAt(form, [index, 'film'])
  return (
    <>
      {alt?.type === 'text' ? (
        <TextField file="photographs" field={alt} what="Changed what a photograph shows" />
      ) : null}
      {film?.type === 'film' ? (
        <ChoiceField file="photographs" field={film} what="Changed a film" />
      ) : null}
    </>
  )
}

function Uses({ scan: { uses } }: { scan: Scan }) {
  const { state, choose } = useDesk()
  return (
    <section aria-label="Where it is shown">
      <h3 className={styles.heading}>Where it is shown</h3>
      {uses.length === 0 ? <p>Nowhere yet.</p> : null}
      <ul className={styles.uses}>
        {uses.map((place) => (
          <li key={place}>
            <button type="button" className={field.small} onClick={() => choose(place)}>
              {placeLabel(state, place)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a sitter who takes back her consent, and for scans that are not wanted any more. */
function SetAside({ scan: { file }, onClose }: { scan: Scan; onClose: () => void }) {
  const { state, say, refresh } = useDesk()
  const [isSure, setSure] = useState(false)
  const [needed, setNeeded] = useState<string[]>([])

  async function setAside() {
    const answer = await post('set-aside', { file })
    if ('needed' in answer) return setNeeded(answer.needed)
    say(
      'done' in answer
        ? `${file} is on no page any more. A copy is kept aside.`
        : sentenceFor(answer),
    )
    await refresh()
    if ('done' in answer) onClose()
  }

  return (
    <section className={styles.aside} aria-label="Not shown anywhere">
      <h3 className={styles.heading}>Not shown anywhere</h3>
      <p>
        Takes it off every page, as when someone in it asks for that. The scan is kept aside on this
        computer. It is gone from your site once you put it online.
      </p>
      {needed.length > 0 ? (
        <div role="alert">
          <p className={field.mistake}>
            These cannot be without a photograph. Choose another there first:
          </p>
          <ul>
            {needed.map((place) => (
              <li key={place}>{placeLabel(state, place)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <button
        type="button"
        className={field.small}
        onClick={() => (isSure ? void setAside() : setSure(true))}
      >
        {isSure ? `Yes, take ${file} off every page` : 'Take it off every page'}
      </button>
    </section>
  )
}
