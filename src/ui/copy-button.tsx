import { IconButton } from './icon.tsx'
import { copyAndNotify } from '#src/ui/overlays/notices.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './copy-button.module.css'

type CopyButtonProps = {
  text: string
  /** The button's name: “Copy email address”. */
  label: string
  /** The notice: “Email address copied”. */
  copied: string
}

/** Copies text and shows a notice. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const words = wordsOf('copying')
  return (
    <IconButton
      className={styles.copy}
      name={label}
      icon="copy"
      onClick={() => copyAndNotify(text, copied, words.failed)}
      data-scripted=""
    />
  )
}
