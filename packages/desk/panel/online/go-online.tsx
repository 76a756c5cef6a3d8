import { useEffect, useState } from 'react'

import type { Changes } from '../../online/changes.ts'
import type { Published } from '../../online/publish.ts'
import { follow, get } from '../api.ts'
import { useDesk } from '../desk.ts'
import field from '../forms/field.module.css'
import { ChangeList } from './change-list.tsx'
import styles from './go-online.module.css'

/** What has changed since the site was last online, the check, and the way there. */
export function GoOnline() {
  const { state } = useDesk()
  const [changes, setChanges] = useState<Changes>()
  const [lines, setLines] = useState<string[]>([])
  const [busy, setBusy] = useState<'check' | 'publish'>()
  const [verdict, setVerdict] = useState<{ good: boolean; words: string }>()

  useEffect(() => {
    let isCurrent = true
    void get<Changes>('changes').then((found) => isCurrent && setChanges(found))
    return () => {
      isCurrent = false
    }
  }, [state])

  async function run(kind: 'check' | 'publish') {
    setBusy(kind)
    setLines([])
    setVerdict(undefined)
    const say = (line: string) => setLines((all) => [...all, line])
    try {
      if (kind === 'check') {
        const { ok } = await follow<{ ok: boolean }>('check', say)
        setVerdict({
          good: ok,
          words: ok ? 'Your site is ready to go online.' : 'Something is wrong. It is said below.',
        })
      } else {
        const end = await follow<Published>('publish', say)
        setVerdict(
          'done' in end ? { good: true, words: end.done } : { good: false, words: end.failure },
        )
      }
    } catch {
      setVerdict({ good: false, words: 'The desk stopped in the middle of it. Start it again.' })
    }
    setBusy(undefined)
    setChanges(await get<Changes>('changes'))
  }

  return (
    <section className={styles.online} aria-label="Put it online">
      <h2 className={styles.title}>Put it online</h2>
      {changes ? <ChangeList changes={changes} /> : <p>Looking at what has changed …</p>}
      {state.mistakes.length > 0 ? (
        <p className={field.mistake}>Some words have mistakes. Mend them first.</p>
      ) : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={field.small}
          aria-disabled={Boolean(busy)}
          onClick={() => busy ?? void run('check')}
        >
          {busy === 'check' ? 'Checking …' : 'Check it'}
        </button>
        <button
          type="button"
          className={styles.publish}
          aria-disabled={Boolean(busy)}
          onClick={() => busy ?? void run('publish')}
        >
          {busy === 'publish' ? 'On its way …' : 'Check it and put it online'}
        </button>
      </div>
      <div role="status">
        {verdict ? (
          <p className={styles.verdict} data-good={verdict.good || undefined}>
            {verdict.words}
          </p>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <pre className={styles.lines} role="log" aria-label="What the check says">
          {lines.join('\n')}
        </pre>
      ) : null}
    </section>
  )
}
