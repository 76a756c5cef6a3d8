import type { Running } from '../../listen.ts'
import type { BuiltSite } from '../built-site.ts'

/** A kind of server, which starts with the settings that the build wrote for it. */
export type Server = {
  name: string
  /** The program and its version. */
  program: () => string
  /** What to install first, if it cannot be started. */
  missing: () => string | undefined
  start: (site: BuiltSite) => Promise<Running>
}
