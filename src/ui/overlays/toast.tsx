import { Close, Description, Root } from '@radix-ui/react-toast'

import { Wax } from '#src/ui/wax/wax.tsx'

import { dismiss, type Notice } from './notify.ts'
import styles from './toast.module.css'

/** One notice on a strip of film. Announced politely: it interrupts nobody. */
export function Toast({ notice: { id, text, kind, duration } }: { notice: Notice }) {
  return (
    <Root
      className={styles.toast}
      type="background"
      duration={duration}
      data-kind={kind}
      onOpenChange={() => dismiss(id)}
    >
      <Wax mark={kind === 'failed' ? 'cross' : 'tick'} />
      <Description>{text}</Description>
      <Close className={styles.close} aria-label="Dismiss" data-tip="Dismiss">
        <Wax mark="cross" />
      </Close>
    </Root>
  )
}
