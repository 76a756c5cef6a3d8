import { useEffect, useRef, useState } from 'react'

import { dayAndTime } from '../../day-and-time.ts'
import type { Published } from '../../online/publish.ts'
import type { ListedVersion } from '../../online/versions.ts'
import { follow, get } from '../api.ts'
import { useDesk } from '../desk.ts'
import { MistakeText } from '../forms/field-frame.tsx'
import forms from '../forms/forms.module.css'
import { FindingList } from './finding-list.tsx'
import styles from './go-online.module.css'
import { SinceOnline, summaryOf, type Online } from './since-online.tsx'

type Kind = 'check' | 'publish'

type GoOnlineProps = {
  isShown: boolean
  /** What has changed since it was last online. */
  online: Online
}

/**
 * What has changed since the site was last online, the check, and the way there. It goes on while
 * another tab is shown, and then says at the foot of the panel how it ended.
 */
export function GoOnline({ isShown, online }: GoOnlineProps) {
  const { state, say } = useDesk()
  const [lines, setLines] = useState<string[]>([])
  const [busy, setBusy] = useState<Kind>()
  const [ended, setEnded] = useState<Published & { kind: Kind }>()
  const mistakes = state.mistakes.length
  const canStart = !busy && mistakes === 0
  const end = online.found?.way === 'folder' ? 'make the folder to upload' : 'put it online'
  const ways: { kind: Kind; name: string; meanwhile: string }[] = [
    { kind: 'check', name: 'Check it', meanwhile: 'Checking …' },
    { kind: 'publish', name: `Check it and ${end}`, meanwhile: 'On its way …' },
  ]

  const shown = useRef(isShown)
  useEffect(() => {
    shown.current = isShown
  }, [isShown])

  async function run(kind: Kind) {
    setBusy(kind)
    setLines([])
    setEnded(undefined)
    const addLine = (line: string) => setLines((all) => [...all, line])
    const stopped = { failure: 'The desk stopped in the middle of it. Start it again.' }
    const verdict = await follow<Published>(kind, addLine).catch(() => stopped)
    await online.read()
    setEnded({ ...verdict, kind })
    if (!shown.current) say(sentenceOf(verdict))
    setBusy(undefined)
  }

  // Of what was put online nothing is said any more once something has changed.
  const isOld = ended?.kind === 'publish' && 'done' in ended && online.count > 0
  const verdict = isOld ? undefined : ended
  return (
    <section className={forms.stack} aria-label="Put it online">
      <h2>Put it online</h2>
      <SinceOnline {...online} />
      <MistakeText text={mistakes > 0 ? waitingFor(mistakes) : undefined} />
      <div className={forms.row}>
        {ways.map(({ kind, name, meanwhile }) => (
          <button
            key={kind}
            type="button"
            className={kind === 'publish' && online.hasNews ? styles.publish : undefined}
            aria-disabled={!canStart}
            onClick={() => canStart && void run(kind)}
          >
            {busy === kind ? meanwhile : name}
          </button>
        ))}
      </div>
      {busy ? <p className={forms.hint}>{lines.findLast((line) => line.trim())}</p> : null}
      <div role="status">
        {verdict ? (
          <p
            className={`${forms.slip} ${styles.verdict}`}
            data-tone={'done' in verdict ? 'canary' : 'pink'}
          >
            {sentenceOf(verdict)}
          </p>
        ) : null}
      </div>
      {verdict?.findings ? <FindingList findings={verdict.findings} /> : null}
      {verdict && !verdict.findings && lines.length > 0 ? (
        <div
          className={`${forms.slip} ${styles.lines}`}
          role="log"
          aria-label="What the check says"
        >
          {lines.join('\n')}
        </div>
      ) : null}
      <EarlierVersions key={String(busy)} />
      <p className={forms.hint}>
        Version {state.version}. For a newer one, type npm run update in a terminal.
      </p>
    </section>
  )
}

function waitingFor(mistakes: number): string {
  if (mistakes === 1) return '1 mistake keeps your site from going online. Fix it first.'
  return `${mistakes} mistakes keep your site from going online. Fix them first.`
}

function sentenceOf(ended: Published): string {
  return 'done' in ended ? ended.done : ended.failure
}

/** The versions that were online, each with what was changed for it, and the way back to it. */
function EarlierVersions() {
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
