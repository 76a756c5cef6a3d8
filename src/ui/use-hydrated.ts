import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken the page over. What only JavaScript can undo waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
