import { inspect } from 'node:util'

/** An error whose message says everything that its reader needs. Terminals show no stack of it. */
export class PlainError extends Error {
  [inspect.custom](): string {
    return this.message
  }
}
