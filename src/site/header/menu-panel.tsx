import type { ReactNode } from 'react'

import type { Studio } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { Picture } from '#src/ui/picture.tsx'
import { telLink, visibleLength } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './menu-panel.module.css'

/** Its id, by which the button of the menu finds it. */
export const MENU = 'menu'

type MenuPanelProps = {
  links: { href: string; label: string; thumbnail?: Photo; isHere: boolean }[]
  studio: Studio
  /** The link to Booking. */
  children: ReactNode
}

/** The most letters of a word at full size, and at the size for long ones. */
const WORD = 9
const LONG_WORD = 13

/** The menu of small screens. Each link has a thumbnail. */
export function MenuPanel({ links, studio, children }: MenuPanelProps) {
  const words = wordsOf('page')

  return (
    <nav id={MENU} className={`film ${styles.menu}`} aria-label={words.main} popover="auto">
      <ol className={styles.frames} data-words={sizeOf(links.map(({ label }) => label))}>
        {links.map(({ href, label, thumbnail, isHere }, index) => (
          <li key={href}>
            <a
              className={thumbnail?.className}
              href={href}
              aria-current={isHere ? 'page' : undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.word}>
                {label}
                {isHere ? <Wax shape="ring-wide" /> : null}
              </span>
              {thumbnail ? (
                <span className={styles.thumbnail}>
                  <Picture photo={thumbnail} sizes="auto, 9rem" decorative cropped />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
      <div className={`stack ${styles.end}`}>
        {children}
        <p className="beside targets">
          <a href={`mailto:${studio.email}`}>{studio.email}</a>
          {studio.phone ? <a href={telLink(studio.phone)}>{studio.phone}</a> : null}
        </p>
      </div>
    </nav>
  )
}

/** The type size of all labels, by their longest word. */
function sizeOf(labels: string[]) {
  const longest = Math.max(...labels.join(' ').split(/\s+/).map(visibleLength))
  if (longest <= WORD) return undefined
  return longest <= LONG_WORD ? 'long' : 'longest'
}
