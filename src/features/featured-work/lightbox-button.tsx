import type { ComponentProps } from 'react'

import { Icon } from '#src/ui/icon/icon.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './lightbox-button.module.css'

type LightboxButtonProps = {
  name: string
  icon?: ComponentProps<typeof Icon>['name']
  mark?: ComponentProps<typeof Wax>['mark']
  pressed?: boolean
  onClick: () => void
}

/** A square of film with a drawing on it. */
export function LightboxButton({ name, icon, mark, pressed, onClick }: LightboxButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={pressed}
      data-tip={name}
      onClick={onClick}
    >
      {icon ? <Icon name={icon} /> : null}
      {mark ? <Wax mark={mark} /> : null}
    </button>
  )
}
