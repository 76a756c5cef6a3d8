import { useEffect, useState } from 'react'

/** How long an announcement stays, in ms. A screen reader has taken it long before. */
const STAY_MS = 7000

/**
 * A sentence that only screen readers get, once each time it changes. The region is empty at first, because screen
 * readers announce only changes of a region that they know. It is soon empty again, because the page says the same to
 * whoever reads on. The sentence is the region's own text: Orca drops announcements of several elements at once.
 */
export function Announcement({ text }: { text: string | undefined }) {
  const [announced, setAnnounced] = useState<string>()

  useEffect(() => {
    // The empty region has to be in the page first.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnnounced(text)
    const timer = setTimeout(() => setAnnounced(undefined), STAY_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="unseen" aria-live="polite" aria-atomic="true">
      {announced}
    </div>
  )
}
