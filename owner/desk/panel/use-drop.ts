import { useEffect, useEffectEvent } from 'react'

import type { Desk } from './desk.ts'

/** The type of what is dragged, where that is a scan of the tray. */
export const SCAN_TYPE = 'text/x-desk-scan'

/** Whether what is dragged can be taken. */
export function isTakeable({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  const types = dataTransfer?.types ?? []
  return types.includes(SCAN_TYPE) || types.includes('Files')
}

/**
 * Takes what is dropped on the panel: for the place in `data-drop` of what is below it, which `data-over` shows. Files
 * are taken everywhere: a browser would leave the desk to show them.
 */
export function useDrop(desk: Desk | undefined) {
  const take = useEffectEvent((data: DataTransfer, place: string | undefined) => {
    const scan = data.getData(SCAN_TYPE)
    if (!scan) desk?.take([...data.files], place)
    else if (place) desk?.swap(place, scan)
  })
  useEffect(() => {
    let below: HTMLElement | null = null
    function markBelow(event: DragEvent | undefined) {
      delete below?.dataset.over
      below = (event?.target as Element | null)?.closest<HTMLElement>('[data-drop]') ?? null
      if (below) below.dataset.over = ''
    }
    const over = (event: DragEvent) => {
      if (!isTakeable(event)) return
      markBelow(event)
      if (below || event.dataTransfer!.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!isTakeable(event)) return
      event.preventDefault()
      markBelow(event)
      take(event.dataTransfer!, below?.dataset.drop)
      markBelow(undefined)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!below?.contains(relatedTarget as Node | null)) markBelow(undefined)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('dragleave', leave)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('dragleave', leave)
    }
  }, [])
}
