import { useCallback, useEffect, useRef, useState } from 'react'

import type { Differences } from '../../online/site-files.ts'
import { pictureOf, get } from '../api.ts'
import { useDesk } from '../desk.ts'
import { fileLabel } from '../page-labels.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'
import type { OnlineState } from '../../online/versions.ts'

/** What has changed since the site was last online, or the folder that is ready for it. */
export function SinceOnline({ found, count }: Online) {
  const { request, say } = useDesk()
  if (!found) return <p>Looking at what has changed …</p>
  const { failure, way, differences, folder } = found
  if (failure) return <p>{failure}</p>
  if (!differences) return <p>No version that was online is kept here yet: all of it is new.</p>
  const since = way === 'folder' ? 'since the last folder was made' : 'since it was last online'
  if (count > 0) {
    const label = `Changed ${since}`
    const summary = `${label}: ${summaryOf(differences)}`
    const hasScans = count > differences.pages.length
    return (
      <>
        <p>{summary}</p>
        {hasScans ? <ScanList differences={differences} label={label} /> : null}
      </>
    )
  }
  if (!folder) {
    const isOver = way === 'folder' ? ' A check has built over it: make it again.' : ''
    return <p>{`Nothing has changed ${since}.${isOver}`}</p>
  }
  return (
    <>
      <p className={styles.verdict}>
        Ready to upload: nothing has changed since this folder was made. Your site is online once
        you have dragged it onto your host’s page: {folder}
      </p>
      <button
        type="button"
        onClick={async () => {
          const answer = await request('show-folder')
          say('failure' in answer ? answer.failure : 'The folder is open.')
        }}
      >
        Show the folder
      </button>
    </>
  )
}

/** The scans that differ between two versions, as they are now. */
function ScanList({ differences, label }: { differences: Differences; label: string }) {
  const { added, changed, renamed, removed } = differences
  const now = useDesk().state.scans.filter(({ isThere }) => isThere)
  const all: { words: string; file?: string }[] = [
    ...added.map((file) => ({ words: `New scan: ${file}`, file })),
    ...changed.map((file) => ({ words: `Another picture: ${file}`, file })),
    ...renamed.map(({ from, to }) => ({ words: `Renamed: ${from} → ${to}`, file: to })),
    ...removed.map((file) => ({ words: `Gone: ${file}` })),
  ]
  return (
    <ul className={`${forms.items} ${styles.list} ${styles.changes}`} aria-label={label}>
      {all.map(({ words, file }) => (
        <li key={words}>
          {file && now.some((scan) => scan.file === file) ? (
            <img className={forms.thumb} src={pictureOf(file)} alt="" />
          ) : null}
          {words}
        </li>
      ))}
    </ul>
  )
}

/** The pages that were changed, and how many scans, like “Home, Booking, 2 scans”. */
export function summaryOf({ pages, ...scans }: Differences): string {
  const { length } = Object.values(scans).flat()
  const count = length === 0 ? [] : [length === 1 ? '1 scan' : `${length} scans`]
  return [...pages.map(fileLabel), ...count].join(', ')
}

/** How long nothing must have changed before the desk is asked, in ms. */
const ASK_AFTER_MS = 500

/** What `useOnline` gives. */
export type Online = ReturnType<typeof useOnline>

/**
 * Follows what going online would change: `count` is how many pages and scans that are, `hasNews` whether it would change
 * anything. `read` asks again.
 */
export function useOnline() {
  const { state } = useDesk()
  const [found, setFound] = useState<Partial<OnlineState> & { failure?: string }>()
  const asked = useRef(0)

  const read = useCallback(async () => {
    const own = ++asked.current
    const answer = await get<OnlineState>('changes').catch(({ message }) => ({ failure: message }))
    if (own === asked.current) setFound(answer)
  }, [])

  useEffect(() => {
    const later = setTimeout(() => void read(), ASK_AFTER_MS)
    return () => clearTimeout(later)
    // Whenever the studio was read again, it may differ in other ways.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state, read])

  const count = Object.values(found?.differences ?? {}).flat().length
  const isFirst = found?.way !== undefined && !found.differences
  return { found, count, hasNews: isFirst || count > 0, read }
}
