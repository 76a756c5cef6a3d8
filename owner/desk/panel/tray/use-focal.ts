import { useRef } from 'react'

import { DEFAULT_FOCAL, type Focal } from '#pipeline/model/photo.ts'

import type { Edit } from '../../edits/edit.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import { useDesk } from '../desk.ts'

/**
 * The focal point of a scan, and a function that moves it. Arrow keys repeat faster than a change is
 * written, so all moves meanwhile are written as one.
 */
export function useFocal({ file, focal }: TrayScan) {
  const { make } = useDesk()
  const wanted = useRef<Focal>(undefined)

  function set(next: Focal) {
    wanted.current = next
    void make(`Moved the focal point of ${file}`, ({ scans }) => {
      const { index, focal: now } = scans.find((one) => one.file === file) ?? {}
      const isSame = now?.x === next.x && now.y === next.y
      if (index === undefined || isSame || wanted.current !== next) return []
      return editsFor(index, now, next)
    })
  }

  return [focal ?? DEFAULT_FOCAL, set] as const
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
