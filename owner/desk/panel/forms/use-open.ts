import { useState } from 'react'

import { useDesk } from '../desk.ts'

/** Whether a part is open, which the desk remembers while something else is looked at. */
export function useOpen(place: string, isFirst = false) {
  const { opened } = useDesk()
  const [isOpen, setOpen] = useState(() => opened.get(place) ?? isFirst)

  function turn(next: boolean) {
    opened.set(place, next)
    setOpen(next)
  }
  return [isOpen, turn] as const
}
