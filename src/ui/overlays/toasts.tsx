import { Provider, Viewport } from '@radix-ui/react-toast'

import { notices } from './notify.ts'
import { useStore } from './store.ts'
import { Toast } from './toast.tsx'
import styles from './toast.module.css'

/** The notices at the bottom of the window, loaded with the first. F8 moves the focus to them. */
export function Toasts() {
  const shown = useStore(notices)

  return (
    <Provider label="Notice" swipeDirection="left">
      {shown.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
      <Viewport className={styles.viewport} />
    </Provider>
  )
}
