import type { Site } from '../site.ts'

/** A server that answers, until it is stopped. */
export type Running = {
  port: number
  stop: () => Promise<void>
  /** Ends it at once, whatever it is at, and starts it again at the same port. */
  restart?: () => Promise<void>
}

/** One kind of server, which is started with the settings that the build wrote for it. */
export type Server = {
  name: string
  /** What was started, for the table: the program and its version. */
  program: () => string
  /** What would have to be installed, when it is not there. */
  missing: () => string | undefined
  start: (site: Site) => Promise<Running>
}
