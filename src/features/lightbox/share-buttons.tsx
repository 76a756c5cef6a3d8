import { useEffect, useState } from 'react'

import { Icon, IconButton } from '#src/ui/icon.tsx'
import { readSession, writeSession } from '#src/ui/session.ts'
import { wordsOf } from '#src/ui/words.ts'

import { addressOf } from './address.ts'
import type { PhotographLink } from './photograph-links.ts'
import styles from './lightbox.module.css'

/** How long the sentence beside the buttons stays, in ms. */
const STAY_MS = 4000

/** Key under which the tab keeps that the hint was shown. */
const HINT_KEY = 'held'

type ShareButtonsProps = {
  link: PhotographLink
  /** Whether visitors are offered the photograph as a file. */
  canSave: boolean
}

/** Buttons that share or save a photograph. Notices are behind the lightbox, so the result is said beside the buttons. */
export function ShareButtons({ link, canSave }: ShareButtonsProps) {
  const words = wordsOf('lightbox')
  const [said, setSaid] = useState(() => (isHintDue() ? words.hold : ''))

  useEffect(() => {
    if (!said) return
    if (said === words.hold) writeSession(HINT_KEY, true)
    const timer = setTimeout(() => setSaid(''), STAY_MS)
    return () => clearTimeout(timer)
  }, [said, words.hold])

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
      {canSave ? (
        <a
          href={link.href}
          download={`${link.id}.jpg`}
          aria-label={words.save}
          data-tip={words.save}
        >
          <Icon name="save" />
        </a>
      ) : null}
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

/** Whether to say how a photograph becomes a negative: once a tab, if the button for it shows no word. */
function isHintDue(): boolean {
  return matchMedia('(width < 52em)').matches && !readSession(HINT_KEY)
}
