import { useDesk } from '../desk.ts'
import styles from './forms.module.css'

/** Asks whether words still fit, once the photograph beside them is another. */
export function DoubtedWords({ place }: { place: string }) {
  const { isDoubted, trust } = useDesk()
  if (!isDoubted(place)) return null

  function keep() {
    trust(place)
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()
  }

  return (
    <div className={styles.slip} data-tone="canary">
      <p role="status">This was written for the photograph before. Does it still fit?</p>
      <button type="button" onClick={keep}>
        It still fits
      </button>
    </div>
  )
}
