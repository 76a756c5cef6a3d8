import { useEffect, useRef, useState } from 'react'

import type { Changes } from '../../online/changes.ts'
import type { Published } from '../../online/publish.ts'
import { follow, get } from '../api.ts'
import { useDesk } from '../desk.ts'
import { MistakeText } from '../forms/field-frame.tsx'
import forms from '../forms/forms.module.css'
import { ChangeList, summaryOf } from './change-list.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { FindingList } from './finding-list.tsx'
import styles from './go-online.module.css'

const WAYS = [
  { kind: 'check', name: 'Check it', meanwhile: 'Checking …' },
  { kind: 'publish', name: 'Check it and put it online', meanwhile: 'On its way …' },
] as const

/** More changes than these are folded away, so that the buttons below them are in sight. */
const FEW = 6

/**
 * What has changed since the site was last online, the check, and the way there. It goes on while
 * another tab is shown, and then says at the foot of the panel how it ended.
 */
export function GoOnline({ isShown }: { isShown: boolean }) {
  const { state, say } = useDesk()
  const [changes, setChanges] = useState<Changes>()
  const [lines, setLines] = useState<string[]>([])
  const [busy, setBusy] = useState<'check' | 'publish'>()
  const [verdict, setVerdict] = useState<Published>()

  const shown = useRef(isShown)

  useEffect(() => {
    shown.current = isShown
    if (!isShown || busy) return
    let isCurrent = true
    get<Changes>('changes').then(
      (found) => isCurrent && setChanges(found),
      ({ message }: Error) => say(message),
    )
    return () => {
      isCurrent = false
    }
    // Whenever the studio was read again, it may differ in other ways.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state, busy, say, isShown])

  async function run(kind: 'check' | 'publish') {
    setBusy(kind)
    setLines([])
    setVerdict(undefined)
    const addLine = (line: string) => setLines((all) => [...all, line])
    const stopped = { failure: 'The desk stopped in the middle of it. Start it again.' }
    const ended = await follow<Published>(kind, addLine).catch(() => stopped)
    setVerdict(ended)
    if (!shown.current) say(sentenceOf(ended))
    setBusy(undefined)
  }

  return (
    <section className={forms.stack} aria-label="Put it online">
      <h2>Put it online</h2>
      <SinceOnline changes={changes} />
      <MistakeText
        text={state.mistakes.length > 0 ? 'Some words have mistakes. Fix them first.' : undefined}
      />
      <div className={forms.row}>
        {WAYS.map(({ kind, name, meanwhile }) => (
          <button
            key={kind}
            type="button"
            className={kind === 'publish' ? styles.publish : undefined}
            aria-disabled={Boolean(busy)}
            onClick={() => busy ?? void run(kind)}
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

function SinceOnline({ changes }: { changes: Changes | undefined }) {
  if (!changes) return <p>Looking at what has changed …</p>
  if (changes.isFirst) return <p>Your site has not been online from here yet. All of it is new.</p>
  if (countOf(changes) === 0) return <p>Nothing has changed since it was last online.</p>
  const label = 'Changed since it was last online'
  return (
    <details open={countOf(changes) <= FEW}>
      <summary>
        {label}: {summaryOf(changes)}
      </summary>
      <ChangeList {...changes} label={label} />
    </details>
  )
}

function countOf({ differences, scans }: Changes): number {
  return [differences, ...Object.values(scans)].flat().length
}

function sentenceOf(ended: Published): string {
  return 'done' in ended ? ended.done : ended.failure
}
