import { useEffect, useState } from 'react'

import { IconButton } from '#src/ui/icon/icon.tsx'
import { wordsOf } from '#src/ui/words.ts'

import { addressOf } from './address.ts'
import type { PhotographLink } from './photograph-links.ts'
import styles from './lightbox.module.css'

/** How long the sentence beside the buttons stays, in ms. */
const STAY_MS = 4000

/** Gives the address of a photograph to others. Notices are behind the lightbox, so it says itself what it did. */
export function ShareButtons({ link }: { link: PhotographLink }) {
  const words = wordsOf('lightbox')
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), STAY_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    try {
      await navigator.clipboard.writeText(addressOf(link))
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }

  return (
    <div className={styles.share} data-backdrop="">
      <div aria-live="polite">{said}</div>
      <IconButton name={words.copy} icon="copy" onClick={copy} />
      {'share' in navigator ? (
        <IconButton
          name={words.share}
          icon="share"
          onClick={() => {
            // Rejects if the visitor changes her mind.
            navigator.share({ title: link.dataset.title, url: addressOf(link) }).catch(() => {})
          }}
        />
      ) : null}
    </div>
  )
}
