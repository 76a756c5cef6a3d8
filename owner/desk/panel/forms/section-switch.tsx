import { flushSync } from 'react-dom'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Group } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { bringBack, leaveOut } from './section-edits.ts'
import styles from './forms.module.css'

type SectionSwitchProps = { file: ContentFile; section: Group }

/** Leaves a section out, and brings it back as it was. */
export function SectionSwitch({ file, section }: SectionSwitchProps) {
  const { make, choose } = useDesk()
  const { label, path, present } = section
  const place = placeName(file, path)

  function turn() {
    const what = present ? `Left out ${label}` : `Brought back ${label}`
    flushSync(() => {
      void make(what, (now) => (present ? leaveOut(now, place) : bringBack(now, place)))
      if (!present) choose(place)
    })
    // Where the section was is another switch now.
    document.querySelector<HTMLElement>(`[data-section="${CSS.escape(place)}"]`)?.focus()
  }

  return (
    <label className={`${styles.label} ${styles.switch}`}>
      <input type="checkbox" data-section={place} checked={present} onChange={turn} />
      On the site: {label}
    </label>
  )
}
