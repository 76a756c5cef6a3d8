import { useState } from 'react'

import { dayAndTime } from '../../day-and-time.ts'
import type { ListedVersion } from '../../online/versions.ts'
import { get } from '../api.ts'
import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { summaryOf } from './since-online.tsx'
import styles from './go-online.module.css'

/** The versions that were online, each with what was changed for it, and the way back to it. */
export function EarlierVersions() {
  const { request, say } = useDesk()
  const [versions, setVersions] = useState<ListedVersion[]>()

  function look(isOpen: boolean) {
    if (!isOpen) return
    get<ListedVersion[]>('versions').then(setVersions, ({ message }: Error) => say(message))
  }

  async function bringBack(id: string, date: string) {
    const answer = await request('bring-back', { id })
    const back = `This is the version of ${date}. Undo takes you back to what you had.`
    say('failure' in answer ? answer.failure : back)
  }

  return (
    <details onToggle={({ currentTarget }) => look(currentTarget.open)}>
      <summary>Earlier versions</summary>
      {versions ? null : <p>Looking for them …</p>}
      {versions?.length === 0 ? <p>None is kept here yet. From now on each will be.</p> : null}
      <ul className={`${forms.items} ${styles.list}`} aria-label="Versions that were online">
        {versions?.map(({ id, differences, ...version }) => {
          const date = dayAndTime(version.date)
          return (
            <li key={id}>
              <strong>{date}</strong>
              <p>
                {differences
                  ? `Changed then: ${summaryOf(differences)}`
                  : 'The first one that is kept here.'}
              </p>
              <button type="button" onClick={() => void bringBack(id, date)}>
                Bring this version back
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
