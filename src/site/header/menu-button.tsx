import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './header.module.css'
import { MENU } from './menu-panel.tsx'
import { useMenu } from './use-menu.ts'

/** The button of small screens that opens and closes the menu. */
export function MenuButton() {
  const { open, button, toggle } = useMenu()
  const words = wordsOf('menu')

  return (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={MENU}
      onClick={toggle}
      data-scripted=""
    >
      {/* Its name does not change, because its state says the same. */}
      <span suppressHydrationWarning>{words.name}</span>
      {open ? <Wax shape="cross" /> : null}
    </button>
  )
}
