import type { ComponentProps } from 'react'

import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
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

export function LightboxButton({ name, icon, mark, pressed, onClick }: LightboxButtonProps) {
  return (
    <IconButton className={styles.button} name={name} aria-pressed={pressed} onClick={onClick}>
      {icon ? <Icon name={icon} /> : null}
      {mark ? <Wax mark={mark} /> : null}
    </IconButton>
  )
}
