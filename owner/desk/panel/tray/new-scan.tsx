import { useState, type SyntheticEvent } from 'react'

import type { ScanMetadata } from '../../photographs/captions.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { readPlace } from '../../traces/place.ts'
import { failureOf, pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { Choice } from '../forms/choice-field.tsx'
import { editForNew, editsFor } from '../forms/edit-for.ts'
import { FieldFrame } from '../forms/field-frame.tsx'
import forms from '../forms/forms.module.css'
import { placeLabel } from '../places.ts'
import styles from './tray.module.css'

type NewScanProps = {
  scan: TrayScan
  metadata: ScanMetadata | undefined
  /** The place that it was dropped on. */
  place: string | undefined
}

/** Asks what a new scan shows, before any page can show it. */
export function NewScan({ scan: { file }, metadata = {}, place }: NewScanProps) {
  const { state, change, unsaved } = useDesk()
  const kept = unsaved.get(file) as { alt: string; film: string } | undefined
  const [{ alt, film }, setWords] = useState(kept ?? { alt: '', film: metadata.film ?? '' })
  const [mistake, setMistake] = useState<string>()

  /** What is typed stays while something else is looked at. */
  function write(words: { alt?: string; film?: string }) {
    const all = { alt, film, ...words }
    const isTyped = all.alt !== '' || all.film !== (metadata.film ?? '')
    if (isTyped) unsaved.set(file, all)
    else unsaved.delete(file)
    setWords(all)
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (alt.trim() === '') return setMistake('Say what it shows, for those who cannot see it.')
    const value = { file, alt: alt.trim(), ...(film && { film }) }
    const result = await change(`Described ${file}`, (...now) => {
      const swap = place ? editsFor(...now, { ...readPlace(place), value: file }) : []
      return [editForNew(...now, { file: 'photographs', path: [], value: [value] }), ...swap]
    })
    const failure = failureOf(result)
    if (!failure) unsaved.delete(file)
    setMistake(failure)
  }

  return (
    <form onSubmit={save} className={forms.stack}>
      <img className={styles.preview} src={pictureOf(file)} alt="" />
      {place ? <p>Then it is shown in {placeLabel(state, place)}.</p> : null}
      <FieldFrame
        label="What does it show?"
        hint="Read aloud to people who cannot see it, and by search engines."
        mistake={mistake}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={alt}
            onChange={({ target }) => write({ alt: target.value })}
          />
        )}
      </FieldFrame>
      <dl className={forms.slip} data-tone="canary">
        <div>
          <dt className={forms.label}>Good</dt>
          <dd>A woman in a rain coat laughs under a neon sign, seen through a wet window.</dd>
        </div>
        <div>
          <dt className={forms.label}>Not enough</dt>
          <dd>Portrait session</dd>
        </div>
      </dl>
      {metadata.caption ? (
        <button type="button" onClick={() => write({ alt: metadata.caption! })}>
          Use the caption in the scan: “{metadata.caption}”
        </button>
      ) : null}
      {metadata.date ? <p className={forms.hint}>Taken {metadata.date}, says the scan.</p> : null}
      <Choice
        label="Film"
        hint="Other films are added under Studio, Film stocks."
        value={film}
        options={[...state.stocks, 'none']}
        onChoose={(chosen) => write({ film: chosen })}
      />
      <button type="submit">Keep it</button>
    </form>
  )
}
