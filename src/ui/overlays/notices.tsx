import { IconButton } from '#src/ui/icon.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { wordsOf } from '#src/ui/words.ts'

import styles from './notices.module.css'

/**
 * The place of notices at the bottom of the window, and for each kind a template (`notify.ts`). Screen readers
 * only announce changes, so both live regions are always in the page, which a hidden popover is not. Their
 * landmarks are inside: around them they would come with the first notice, and Firefox rebuilds what gets a role
 * and announces nothing. Nor is there a `status`, which even if empty is read at the end of every page.
 */
export function Notices() {
  const words = wordsOf('notices')

  return (
    <div id="notices" className={`not-on-paper ${styles.region}`}>
      <div aria-live="polite" />
      <div role="alert" aria-atomic="false" />
      {(['done', 'failed'] as const).map((kind) => (
        <template key={kind} data-kind={kind}>
          <section aria-label={words[kind]}>
            <ol>
              <li className={`film ${styles.notice}`} data-kind={kind}>
                <Wax shape={kind === 'failed' ? 'cross' : 'tick'} />
                <p />
                {/* Otherwise it is announced as part of the notice. */}
                <IconButton className={styles.close} name={words.dismiss} aria-live="off">
                  <Wax shape="cross" />
                </IconButton>
              </li>
            </ol>
          </section>
        </template>
      ))}
    </div>
  )
}
