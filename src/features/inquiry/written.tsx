import type { ComponentProps } from 'react'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { FORM_FIELDS } from '@studio/services/receivers/settings'

import type { InquiryFields } from './inquiry-fields.ts'
import styles from './written.module.css'

type WrittenProps = ComponentProps<'dl'> & { words: InquiryWords; fields: InquiryFields }

/** What a visitor wrote, field by field. Handle: `--most-lines` of each. */
export function Written({ words, fields, ...list }: WrittenProps) {
  const written = FORM_FIELDS.filter((line) => fields[line]?.trim())

  return (
    <dl {...list} className={styles.written}>
      {written.map((line) => (
        <div key={line}>
          <dt>{words[line].label}</dt>
          <dd>{fields[line]}</dd>
        </div>
      ))}
    </dl>
  )
}
