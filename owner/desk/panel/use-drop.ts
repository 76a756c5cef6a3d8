import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

/** The type of what is dragged, where that is a scan of the tray. */
export const SCAN_TYPE = 'text/x-desk-scan'

type Takers = {
  /** A scan of the tray was dropped. */
  onScan: (file: string) => void
  /** Files were dropped, from outside of the desk. */
  onFiles: (files: File[]) => void
}

/** Whether what is dragged can be taken. */
export function isTakeable({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  const types = dataTransfer?.types ?? []
  return types.includes(SCAN_TYPE) || types.includes('Files')
}

/** What an element listens to that takes scans. `data-over` shows that one is above it. */
export function useDropTarget({ onScan, onFiles }: Takers) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,

    onDragOver(event: DragEvent) {
      if (!isTakeable(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!isTakeable(event)) return
      event.preventDefault()
      setOver(false)
      const scan = event.dataTransfer.getData(SCAN_TYPE)
      if (scan) onScan(scan)
      else onFiles([...event.dataTransfer.files])
    },
  }
}

/** Takes files that are dropped beside everything that takes them. A browser would leave the desk to show them. */
export function useDropAnywhere(onFiles: (files: File[]) => void) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: globalThis.DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      take(files)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
}
