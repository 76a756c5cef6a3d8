import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

import styles from './step-button.module.css'

type StepButtonProps = {
  name: string
  icon: 'previous' | 'next'
  /** Id of what it moves. */
  controls: string
  isAtEnd: boolean
  onStep: () => void
}

/** A square that moves the strip on by one. At an end it keeps focus and does nothing. */
export function StepButton({ name, icon, controls, isAtEnd, onStep }: StepButtonProps) {
  return (
    <IconButton
      className={styles.button}
      name={name}
      aria-controls={controls}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onStep}
    >
      <Icon name={icon} />
    </IconButton>
  )
}
