import { useEffect, useState } from 'react'

/** How long the words stay, in ms. A screen reader has taken them long before. */
const STAY_MS = 7000

/**
 * A sentence that only screen readers get, once each time it changes. Its region is empty at first,
 * because they announce only changes of a region that they know, and soon empty again, because whoever
 * reads on finds the same in the page. The words are its own text: Orca drops what several elements say
 * at once.
 */
export function Announcement({ text }: { text: string | undefined }) {
  const [words, setWords] = useState<string>()

  useEffect(() => {
    // The empty region has to be in the page first.
    // oxlint-disable-next-line react/set-state-in-effect
    setWords(text)
    const timer = setTimeout(() => setWords(undefined), STAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {words}
    </div>
  )
}
