import { useSyncExternalStore } from 'react'

type Store<Value> = ReturnType<typeof createStore<Value>>

/** A value that lives outside React, because code outside React changes it. */
export function createStore<Value>(initial: Value) {
  const watchers = new Set<() => void>()
  let value = initial

  return {
    initial,
    get: () => value,
    set(next: Value) {
      value = next
      watchers.forEach((tell) => tell())
    },
    subscribe(tell: () => void) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
  }
}

/** What a store holds now; what it held at first in prerendered HTML. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}
