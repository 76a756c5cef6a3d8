import { useDesk } from '../desk.ts'
import styles from './forms.module.css'

type TheirVersionProps = {
  place: string
  /** A value in words. */
  nameOf: (value: string) => string | undefined
}

/** What others have written meanwhile at a place, and the choice between both. */
export function TheirVersion({ place, nameOf }: TheirVersionProps) {
  const { state, settle } = useDesk()
  if (!state.theirs.has(place)) return null
  const theirs = String(state.theirs.get(place) ?? '')
  return (
    <div className={styles.slip} data-tone="goldenrod" role="alert">
      <p>This was changed elsewhere in the meantime. There it says:</p>
      <blockquote>{nameOf(theirs) ?? theirs}</blockquote>
      <button type="button" onClick={() => settle(place, false)}>
        Keep that
      </button>
      <button type="button" onClick={() => settle(place, true)}>
        Use mine
      </button>
    </div>
  )
}
