import { useState } from 'react'

import { dayAndTime } from '../../day-and-time.ts'
import type { Version } from '../../online/versions.ts'
import { get } from '../api.ts'
import { useDesk } from '../desk.ts'
import forms from '../forms/forms.module.css'
import { ChangeList, summaryOf } from './change-list.tsx'
import styles from './go-online.module.css'

/** The versions that were online, each with what was changed for it, and the way back to it. */
export function EarlierVersions() {
  const { say } = useDesk()
  const [versions, setVersions] = useState<Version[]>()

  function look(isOpen: boolean) {
    if (isOpen) get<Version[]>('versions').then(setVersions, ({ message }: Error) => say(message))
  }

  return (
    <details onToggle={({ currentTarget }) => look(currentTarget.open)}>
      <summary>Earlier versions</summary>
      {versions ? null : <p>Looking for them …</p>}
      {versions?.length === 0 ? <p>None was put online from here yet.</p> : null}
      <ul className={`${forms.items} ${styles.versions}`} aria-label="Versions that were online">
        {versions?.map((version, at) => (
          <EarlierVersion key={version.id} version={version} isOnline={at === 0} />
        ))}
      </ul>
    </details>
  )
}

function EarlierVersion({ version, isOnline }: { version: Version; isOnline: boolean }) {
  const { request, say } = useDesk()
  const date = dayAndTime(version.date)

  async function bringBack() {
    const answer = await request('bring-back', { id: version.id })
    const back = `This is the version of ${date}. Undo takes you back to what you had.`
    say('failure' in answer ? answer.failure : back)
  }

  return (
    <li>
      <p>
        <strong>{date}</strong>
        {isOnline ? ', online now' : null}
      </p>
      {version.isFirst ? (
        <p>The first one that is kept here.</p>
      ) : (
        <details>
          <summary>Changed then: {summaryOf(version)}</summary>
          <ChangeList {...version} label={`Changed on ${date}`} />
        </details>
      )}
      <button type="button" onClick={() => void bringBack()}>
        Bring this version back
      </button>
    </li>
  )
}
