import type { Edit } from './edit.ts'

/** A field holds something else than the author of a change saw. */
export class Conflict extends Error {
  readonly edit: Edit
  /** What it holds now. */
  readonly now: unknown

  constructor(edit: Edit, now: unknown) {
    super('This was changed elsewhere in the meantime.')
    this.edit = edit
    this.now = now
  }
}

/** Why something is not written, in words for the owner. */
export class NotWritable extends Error {}
