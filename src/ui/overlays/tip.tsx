import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import { useEffect, useState } from 'react'

import { Adopt } from './adopt.tsx'
import type { Adoption } from './adopted.ts'
import { remainingDelay } from './tip-delay.ts'
import styles from './tip.module.css'
import { opensOnPress } from './trigger.ts'

/** The tip of one element: its `data-tip` on a canary tag. */
export function Tip({ adoption }: { adoption: Adoption }) {
  const { element, since } = adoption
  const [delay, setDelay] = useState<number | undefined>(() =>
    remainingDelay(since, performance.now()),
  )

  // Shortened for the call that brought it here, and for no other.
  useEffect(() => setDelay(undefined), [])

  function stayForPress(event: Event) {
    if (opensOnPress(element) && element.contains(event.target as Node)) event.preventDefault()
  }

  return (
    <Root delayDuration={delay}>
      <Trigger asChild>
        <Adopt adoption={adoption} />
      </Trigger>
      {/* Outside an open dialog it would lie under it. */}
      <Portal container={element.closest('dialog')}>
        <Content
          className={styles.tip}
          sideOffset={4}
          collisionPadding={8}
          arrowPadding={8}
          onPointerDownOutside={stayForPress}
        >
          <Words element={element} />
          <Arrow className={styles.arrow} width={14} height={7} />
        </Content>
      </Portal>
    </Root>
  )
}

/** Read each time the tip opens: what a button says may have changed. */
function Words({ element }: { element: HTMLElement }) {
  return element.dataset.tip
}
