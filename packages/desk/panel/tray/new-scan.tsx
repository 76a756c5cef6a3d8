import { useState, type SyntheticEvent } from 'react'

import type { Said } from '../../photographs/captions.ts'
import type { Scan } from '../../photographs/tray.ts'
import { pictureOf, sentenceFor } from '../api.ts'
import { useDesk } from '../desk.ts'
import { FieldFrame } from '../forms/field-frame.tsx'
import field from '../forms/field.module.css'
import styles from './scan-detail.module.css'

/** Asks what a new scan shows, before any page can show it. */
export function NewScan({ scan: { file }, said = {} }: { scan: Scan; said: Said | undefined }) {
  const { state, change } = useDesk()
  const [alt, setAlt] = useState('')
  const [film, setFilm] = useState(said.film ?? '')
  const [mistake, setMistake] = useState<string>()
  const form = state.forms.photographs

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (alt.trim() === '') return setMistake('Say what it shows, for those who cannot see it.')
    if (form?.type !== 'list') return
    const answer = await change(`Described ${file}`, {
      kind: 'add',
      file: 'photographs',
      path: [],
      key: form.items.length,
      before: form.value,
      value: { file, alt: alt.trim(), ...(film && { film }) },
    })
    if (!('done' in answer)) setMistake(sentenceFor(answer))
  }

  return (
    <form onSubmit={save} className={styles.new}>
      <img className={styles.picture} src={pictureOf(file)} alt="" />
      <FieldFrame
        label="What does it show?"
        hint="Read aloud to people who cannot see it, and by search engines."
        mistake={mistake}
      >
        {(control) => (
          <textarea
            {...control}
            className={field.input}
            rows={3}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </FieldFrame>
      <dl className={styles.examples}>
        <div>
          <dt>Good</dt>
          <dd>A woman in a rain coat laughs under a neon sign, seen through a wet window.</dd>
        </div>
        <div>
          <dt>Not enough</dt>
          <dd>Portrait session</dd>
        </div>
      </dl>
      {said.caption ? (
        <button type="button" className={field.small} onClick={() => setAlt(said.caption!)}>
          Use the caption in the scan: “{said.caption}”
        </button>
      ) : null}
      {said.date ? <p className={field.hint}>Taken {said.date}, says the scan.</p> : null}
      <FieldFrame label="Film" hint="Other films are added under Studio, Film stocks.">
        {(control) => (
          <select
            {...control}
            className={field.input}
            value={film}
            onChange={({ target }) => setFilm(target.value)}
          >
            <option value="">–</option>
            {[...state.stocks, 'none'].map((stock) => (
              <option key={stock}>{stock}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      <button type="submit" className={field.action}>
        Keep it
      </button>
    </form>
  )
}
