import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { notify, notifyFailure } from '#src/ui/overlays/notify.ts'

import styles from './copy-button.module.css'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** What the button does: “Copy email address”. */
  label: string
  /** What is said once it is done: “Email address copied”. */
  copied: string
}

/** Copies a line of text and says so. Not shown without JavaScript, which it cannot work without. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      notify(copied)
    } catch {
      notifyFailure('Could not copy. Select the text and copy it by hand instead.')
    }
  }

  return (
    <IconButton className={styles.copy} name={label} onClick={copy} data-scripted="">
      <Icon name="copy" />
    </IconButton>
  )
}
