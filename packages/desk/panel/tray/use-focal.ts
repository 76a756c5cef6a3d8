import { useEffect, useRef, useState } from 'react'

import { DEFAULT_FOCAL, type Focal } from '../../../../pipeline/model/photo.ts'

import type { Edit } from '../../edits/edit.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'

/**
 * The focal point of a scan, and a function that moves it. The move shows at once. Arrow keys repeat
 * faster than a change is saved, so all moves during a save are saved as one after it.
 */
export function useFocal({ file, index, focal }: TrayScan) {
  const { make } = useDesk()
  const [moved, setMoved] = useState<Focal>()
  const wanted = useRef<Focal>(undefined)
  const saved = useRef(focal)
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    saved.current = focal
  }, [focal])

  function set(x: number, y: number) {
    wanted.current = { x: rounded(x), y: rounded(y) }
    setMoved(wanted.current)
    queue.current = queue.current.then(save)
  }

  async function save() {
    const next = wanted.current
    if (!next) return
    wanted.current = undefined
    const edits = editsFor(index!, saved.current, next)
    if (await make(`Moved the focal point of ${file}`, edits)) saved.current = next
    if (!wanted.current) setMoved(undefined)
  }

  return [moved ?? focal ?? DEFAULT_FOCAL, set] as const
}

function editsFor(index: number, before: Focal | undefined, { x, y }: Focal): Edit[] {
  const file = 'photographs'
  const path = [index, 'focal']
  if (!before) {
    return [{ kind: 'add', file, path: [index], key: 'focal', before, value: { x, y } }]
  }
  return [
    { kind: 'set', file, path: [...path, 'x'], before: before.x, value: x },
    { kind: 'set', file, path: [...path, 'y'], before: before.y, value: y },
  ]
}

function rounded(part: number): number {
  return Math.round(Math.min(Math.max(part, 0), 1) * 100) / 100
}
