import { createStore } from './store.ts'

/** What first asked for an element's tip. */
export type Call = 'hover' | 'focus' | 'press'

export type Adoption = {
  id: number
  /** Belongs to the page. The tip is fastened to it from outside and never renders it. */
  element: HTMLElement
  call: Call
  /** When it called, as `performance.now()` counts. */
  since: number
}

/** The elements that have asked for their tip so far. */
export const adopted = createStore<readonly Adoption[]>([])

let lastId = 0

/** Gives an element its tip, once. Until the tips have loaded, its latest call counts. */
export function adopt(element: HTMLElement, call: Call) {
  const known = adopted.get().find((adoption) => adoption.element === element)
  const latest = { call, since: performance.now() }

  if (known) {
    Object.assign(known, latest)
    return
  }

  lastId += 1
  adopted.set([...adopted.get(), { id: lastId, element, ...latest }])
}

/** Lets go of elements that have left the document. */
export function dropDetached() {
  const attached = adopted.get().filter(({ element }) => element.isConnected)
  if (attached.length < adopted.get().length) adopted.set(attached)
}
