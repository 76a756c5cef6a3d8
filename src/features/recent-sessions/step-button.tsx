import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

import styles from './step-button.module.css'

type StepButtonProps = {
  name: string
  icon: 'previous' | 'next'
  /** Id of the carousel. */
  controls: string
  isAtEnd: boolean
  onStep: () => void
}

/** Moves the carousel by one stop. At an end it is disabled, but keeps focus. */
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
