import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & {
  /** What it does. Read aloud, and shown as a tip to whoever points at it. */
  name: string
}

/** A button with a drawing and no words. Whoever uses it gives it its looks. */
export function IconButton({ name, ...button }: IconButtonProps) {
  return <button type="button" {...button} aria-label={name} data-tip={name} />
}
