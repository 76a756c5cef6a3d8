import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & {
  /** Its accessible name, also shown as a tip. */
  name: string
}

/** An unstyled button with an icon and no text. */
export function IconButton({ name, ...button }: IconButtonProps) {
  return <button type="button" {...button} aria-label={name} data-tip={name} />
}
