import { useState, type PointerEvent, type RefObject } from 'react'

type Drag = { from: number; to: number }

/**
 * Drags the rows of a list by their handles, with a mouse, a pen or a finger. Keys use the buttons
 * beside each row.
 */
export function useDragOrder(
  rows: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>()

  /** The row whose middle is nearest. */
  function rowAt(y: number): number {
    const middles = [...(rows.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect()
      return Math.abs(top + height / 2 - y)
    })
    return middles.indexOf(Math.min(...middles))
  }

  function handle(at: number) {
    return {
      onPointerDown(event: PointerEvent) {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: at, to: at })
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ ...drag, to: rowAt(event.clientY) })
      },
      onPointerUp(event: PointerEvent) {
        if (drag) onMove(drag.from, rowAt(event.clientY))
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }
  }

  /** How a row looks while one is dragged. */
  function state(at: number): 'held' | 'above' | 'below' | undefined {
    if (!drag) return undefined
    if (at === drag.from) return 'held'
    if (at === drag.to) return drag.to < drag.from ? 'above' : 'below'
    return undefined
  }

  return { handle, state }
}
