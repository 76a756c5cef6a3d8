import type { ComponentProps } from 'react'

import styles from './icon.module.css'

const PATHS = {
  previous: 'M19.5 11h-16M9.5 4.5 3 11l6.5 6.5',
  next: 'M2.5 11h16M12.5 4.5 19 11l-6.5 6.5',
  stop: 'M6 6h10v10H6z',
  copy: 'M8 8V3h11v11h-5M3 8h11v11H3z',
  external: 'M6 16 16 6M8 6h8v8',
  share: 'M11 14V2.5M6.5 6.5 11 2l4.5 4.5M4 11v8h14v-8',
  save: 'M11 2.5V14M6.5 9.5 11 14l4.5-4.5M3.5 15v4h15v-4',
  negative: 'M11 3.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15zM11 4v14M13.5 6v10M16 8v6',
  zoom: 'M4 9V4h5M13 4h5v5M18 13v5h-5M9 18H4v-5',
}

type IconName = keyof typeof PATHS

/** A decorative icon. The control it is in has an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 22 22" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  /** Its accessible name. */
  name: string
  /** What it is for, in place of its name. */
  tip?: string | undefined
  icon?: IconName
}

/** An unstyled button with an icon, or with its children. */
export function IconButton({ name, tip = name, icon, children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} aria-label={name} data-tip={tip}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}
