import type { ComponentProps } from 'react'

import { Icon } from '#src/ui/icon/icon.tsx'

type IconButtonProps = ComponentProps<'button'> & {
  /** Its accessible name, also shown as a tip. */
  name: string
  icon?: ComponentProps<typeof Icon>['name']
}

/** An unstyled button with an icon, or with its children, and no text. */
export function IconButton({ name, icon, children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} aria-label={name} data-tip={name}>
      {icon ? <Icon name={icon} /> : children}
    </button>
  )
}
