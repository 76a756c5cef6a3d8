import type { ContentFile } from '../../../pipeline/content/files.ts'

/** Leads to a field: names of maps, and positions in lists. */
export type Path = (string | number)[]

/** What a field without further fields can hold. */
export type Value = string | number | boolean

/**
 * One change of a content file. `before` is what its author saw at `path`; where the file holds
 * something else by now, nothing is changed.
 */
export type Edit = { file: ContentFile; path: Path; before: unknown } & Change

type Change =
  | { kind: 'set'; value: Value }
  /**
   * Adds to the map or list at `path`, under a name or at a position. `before` is the list, or what
   * the name stood for: nothing.
   */
  | { kind: 'add'; key: string | number; value: unknown }
  /** Takes an item or a named field out. */
  | { kind: 'remove' }
  /** Moves an item of the list or map at `path` to another position. */
  | { kind: 'move'; from: number; to: number }

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
