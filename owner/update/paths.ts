import path from 'node:path'

/** What an update keeps, in the folder of the site. */
export function pathsOf(root: string) {
  const folder = path.join(root, '.update')
  return {
    /** An archive, unpacked. */
    unpacked: path.join(folder, 'unpacked'),
    /** The files of the engine that comes. */
    incoming: path.join(folder, 'incoming'),
    /** The engine before the last update, with what was changed in it by hand. */
    before: path.join(folder, 'before'),
    /** What `before` will be, until it is whole. */
    keeping: path.join(folder, 'keeping'),
    /** What exchanges the files. */
    swap: path.join(folder, 'swap.mjs'),
    /** There while files are exchanged. */
    plan: path.join(folder, 'plan.json'),
    /** The plan, from when they are until all else is done. */
    finish: path.join(folder, 'finish.json'),
    /** Of version 1.0.0: its copy, the version it was called with, and what it leaves when it is interrupted. */
    first: {
      before: path.join(folder, 'before.zip'),
      from: path.join(folder, 'from'),
      unfinished: path.join(folder, 'unfinished'),
    },
  }
}
