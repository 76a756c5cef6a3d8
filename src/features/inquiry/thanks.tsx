import type { InquiryWords } from '#pipeline/content/content.ts'
import { Slip } from '#src/ui/slip/slip.tsx'

import { FORM_FIELDS } from '@studio/services/receivers/settings'

import type { InquiryFields } from './inquiry-fields.ts'
import styles from './thanks.module.css'

type ThanksProps = {
  words: { [Field in keyof InquiryFields]: Pick<InquiryWords[Field], 'label'> } & Pick<
    InquiryWords,
    'thanks'
  >
  fields: InquiryFields
  date: Date
}

/** The thank-you, on the pink copy: what the visitor wrote, and a stamp with the date. */
export function Thanks({ words, fields, date }: ThanksProps) {
  const { heading, text, stamp } = words.thanks
  const written = FORM_FIELDS.filter((line) => fields[line].trim())

  return (
    <>
      <Slip copy="pink">
        <div className={styles.sheet}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <dl className={styles.copy}>
            {written.map((line) => (
              <div key={line}>
                <dt>{words[line].label}</dt>
                <dd>{fields[line]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Slip>
      <p className={styles.stamp}>
        {stamp} <time dateTime={date.toISOString()}>{stampDate(date)}</time>
      </p>
    </>
  )
}

/** “Nov 21 2026”, without a comma. */
function stampDate(date: Date) {
  return date
    .toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
    .replace(',', '')
}
