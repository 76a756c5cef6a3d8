import type { Rights } from './rights.ts'

/** How scans become prints. */
export type PrintSettings = {
  /** `auto` measures the grain of each scan and keeps it. `off` is for digital pictures. */
  grain: 'auto' | 'off'
  /** `wide` keeps the colors of Display P3. */
  colors: 'srgb' | 'wide'
  /** Written into prints where a scan states nothing itself. */
  rights: Rights
}
