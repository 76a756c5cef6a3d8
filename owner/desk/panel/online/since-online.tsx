import { useDesk } from '../desk.ts'
import { ScanList, summaryOf } from './scan-list.tsx'
import styles from './go-online.module.css'
import type { Online } from './use-online.ts'

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
